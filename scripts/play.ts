import { parseArgs } from 'node:util'
import { explainError } from '../language/errors/explain-error.ts'
import type { Project, Scene } from '../model/project/project.ts'
import { type OpenedProject, openProjectFile } from './interchange/open-project-file.ts'
import { readOrSay } from './interchange/read-or-say.ts'
import { openTemplate } from './play/open-template.ts'
import { playScene } from './play/play-scene.ts'
import { type InputLog, readInputLog } from './play/read-input-log.ts'

/**
 * `npm run play -- PROJECT.nestling-project [--scene NAME] [--seconds N] [--input LOG.json] [--seed S]` runs a scene (the default one) in a headless
 * Chromium for some seconds of its own time (10), with what a person does written down in a log (`scripts/play/read-input-log.ts`); with
 * `--template SLUG` in place of a file it runs that starter world. Prints one line of JSON: `scene`, `seconds`, `hash` of the run,
 * `entities` by name, `errors`, `log`. Exits 1 when nothing could be run.
 */
const usage =
  'npm run play -- PROJECT.nestling-project | --template SLUG [--scene NAME] [--seconds N] [--input LOG.json] [--seed S]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string' },
    scene: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    input: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const [file] = positionals
const seconds = Number(values.seconds)
const seed = Number(values.seed)
if (
  [...positionals, ...(values.template === undefined ? [] : [values.template])].length !== 1 ||
  !(seconds >= 0 && seconds <= 3600) ||
  !Number.isInteger(seed)
) {
  console.error(usage)
  process.exitCode = 2
} else {
  const opened = values.template === undefined ? fileOf(file ?? '') : openTemplate(values.template)
  if (opened) await play(opened)
}

function fileOf(path: string): OpenedProject | undefined {
  const bytes = readOrSay(path)
  return bytes && openProjectFile(bytes)
}

async function play(opened: OpenedProject): Promise<void> {
  if (!opened.ok) return refuse(opened.why)
  const { project, files } = opened
  const scene = sceneOf(project, values.scene)
  if (!scene) return refuse(`The project has no scene ${values.scene}.`)
  const log = inputsOf(project, scene, values.input)
  if (!log.ok) return refuse(log.why)
  const course = { sceneId: scene.id, steps: Math.round(seconds * 60), inputs: log.inputs, seed }
  const { steps, hash, places, errors, log: lines, ...rest } = await playScene(project, files, course)
  const told = errors.map((error) => ({
    file: error.fileName,
    line: error.line,
    column: error.column,
    code: error.code,
    sentence: explainError(error.code, error.params, 'en'),
  }))
  const result = { scene: scene.name, seconds: steps / 60, hash, entities: places, errors: told, log: lines }
  console.log(JSON.stringify({ ...result, ...rest }))
}

function sceneOf(project: Project, name: string | undefined): Scene | undefined {
  return name === undefined ? project.defaultScene : project.scenes.find((scene) => scene.name === name)
}

function inputsOf(project: Project, scene: Scene, path: string | undefined): InputLog {
  if (path === undefined) return { ok: true, inputs: [] }
  const bytes = readOrSay(path)
  if (!bytes) return { ok: false, why: 'Nothing was played.' }
  const entities = project.entities(scene.id)
  return readInputLog(bytes.toString('utf8'), (name) => entities.find((entity) => entity.name === name)?.id)
}

function refuse(why: string): void {
  console.error(why)
  process.exitCode = 1
}
