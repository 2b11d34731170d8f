import { readFileSync } from 'node:fs'
import { decodeRecording } from '../commands/core/recording-file.ts'
import { freezeStandard } from '../runtime/scripts/freeze-standard.ts'
import { repeatRuns } from './replay/repeat-runs.ts'

/**
 * `node scripts/repeat-runs.ts FILE`: the runs of a recording, done again, as a line of JSON. `repeatRunsApart` starts it with few
 * rights, because it executes what somebody wrote.
 */
// As in the page: what a script leaves unhandled is the script's own error and does not end the run.
process.on('unhandledRejection', () => undefined)
// As there, too: a script that changed what all lists have would go on otherwise here.
freezeStandard(globalThis)
const [, , file = ''] = process.argv
const decoded = decodeRecording(readFileSync(file))
const recording = decoded.ok ? decoded.recording : decoded.readable
if (recording) console.log(JSON.stringify(await repeatRuns(recording)))
