import { expect, it } from 'vitest'
import { samples } from '../../content/samples/samples.ts'
import { worldHash } from '../../runtime/simulation/world-hash.ts'
import { playScene } from '../../scripts/play/play-scene.ts'
import { inShare } from '../support/in-share.ts'
import { inputsOf, openSample, runSample } from '../support/samples/run-sample.ts'

const seconds = 6
/** `npm test` plays some of them, another share each time. */
const played = samples.filter((_, index) => inShare(index, samples.length, 4))

it.each(played.map((sample) => [sample.slug, sample] as const))(
  'the sample %s runs in the frame as it does in Node, by what somebody does who tries it',
  async (_, sample) => {
    const project = openSample(sample)
    const scene = project.defaultScene
    const tried = Object.entries(inputsOf(sample)).map(([step, now]) => [Number(step), [...now]] as const)
    const inputs = tried.filter(([step]) => step <= seconds * 60)
    const alone = await runSample(sample, scene, { seconds, inputs: Object.fromEntries(inputs) })
    expect(alone.errors).toEqual([])
    const steps = seconds * 60
    const inFrame = await playScene(project, new Map(), {
      sceneId: scene.id,
      steps,
      inputs: inputs.map(([step, now]) => [step, [...now]]),
      seed: 1,
    })
    expect(inFrame.errors).toEqual([])
    expect(inFrame.log).toEqual(alone.logs)
    if (inFrame.opens === undefined) expect(inFrame.hash).toBe(worldHash(alone.simulation.entities))
  },
  120_000,
)
