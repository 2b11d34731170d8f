import { bigProject, bigScene } from './big-project.ts'
import { busForBench } from './open-for-bench.ts'

/** Prints the megabytes of heap that an open project of 10,000 entities holds; run with `--expose-gc`. */
const collect = globalThis.gc
if (!collect) throw new Error('node --expose-gc')
const update = bigProject(10_000)
collect()
const before = process.memoryUsage().heapUsed
const held = busForBench(update)
collect()
const after = process.memoryUsage().heapUsed
// Besides them the scene has its stand-ins: player, camera and sky.
if (held.bus.project.entities(bigScene).length < 10_000) throw new Error('the project must be there')
process.stdout.write(String((after - before) / 1_000_000))
