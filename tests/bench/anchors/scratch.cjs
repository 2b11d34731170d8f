/**
 * `node scratch.cjs SECONDS`: Scratch's VM, without anything that draws, runs 200 sprites whose programs go on for ever. Prints how often each of
 * them comes around in a second of the processor.
 */
const minilog = require('minilog')
const VirtualMachine = require('scratch-vm')

minilog.disable()

const seconds = Number(process.argv[2])
const sprites = 200
const number = (value) => [1, [4, String(value)]]
const variable = (name) => ({ VARIABLE: [name, name] })

function block(opcode, next, parent, more = {}) {
  return { opcode, next, parent, inputs: {}, fields: {}, shadow: false, topLevel: false, ...more }
}

/** Forever: count the round, change a variable ten times, turn, go. */
const blocks = {
  start: block('event_whenflagclicked', 'forever', null, { topLevel: true, x: 0, y: 0 }),
  forever: block('control_forever', null, 'start', { inputs: { SUBSTACK: [2, 'count'] } }),
  count: block('data_changevariableby', 'repeat', 'forever', {
    inputs: { VALUE: number(1) },
    fields: variable('rounds'),
  }),
  repeat: block('control_repeat', 'turn', 'count', {
    inputs: { TIMES: number(10), SUBSTACK: [2, 'change'] },
  }),
  change: block('data_changevariableby', null, 'repeat', {
    inputs: { VALUE: number(1) },
    fields: variable('n'),
  }),
  turn: block('motion_turnright', 'go', 'repeat', { inputs: { DEGREES: number(3) } }),
  go: block('motion_movesteps', null, 'turn', { inputs: { STEPS: number(2) } }),
}
const costume = {
  name: 'none',
  dataFormat: 'svg',
  assetId: 'cd21514d0531fdffb22204e0ec5ed84a',
  md5ext: 'cd21514d0531fdffb22204e0ec5ed84a.svg',
  rotationCenterX: 0,
  rotationCenterY: 0,
}
const target = (name, isStage, more) => ({
  isStage,
  name,
  variables: {},
  lists: {},
  broadcasts: {},
  blocks: {},
  comments: {},
  currentCostume: 0,
  costumes: [costume],
  sounds: [],
  volume: 100,
  layerOrder: 0,
  ...more,
})
const sprite = (index) =>
  target(`Sprite${index}`, false, {
    variables: { rounds: ['rounds', 0], n: ['n', 0] },
    blocks,
    visible: true,
    x: 0,
    y: 0,
    size: 100,
    direction: 90,
    draggable: false,
    rotationStyle: 'all around',
    layerOrder: index + 1,
  })
const project = {
  targets: [
    target('Stage', true, {
      tempo: 60,
      videoTransparency: 50,
      videoState: 'off',
      textToSpeechLanguage: null,
    }),
    ...Array.from({ length: sprites }, (_, index) => sprite(index)),
  ],
  monitors: [],
  extensions: [],
  meta: { semver: '3.0.0', vm: '2.3.0', agent: '' },
}

async function main() {
  const vm = new VirtualMachine()
  await vm.loadProject(project)
  vm.runtime.currentStepTime = 1000 / 60
  vm.greenFlag()
  const rounds = () =>
    vm.runtime.targets.filter(({ isStage }) => !isStage).map(({ variables }) => variables.rounds.value)
  /** Microseconds of the processor for as many. */
  const run = (microseconds) => {
    const start = process.cpuUsage()
    const spent = () => {
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    while (spent() < microseconds) vm.runtime._step()
    return spent()
  }
  run(1e6)
  const before = Math.min(...rounds())
  const took = run(seconds * 1e6)
  const now = vm.runtime.targets[1]
  if (!now || now.direction === 90) throw new Error('the programs did not run')
  process.stdout.write(`${((Math.min(...rounds()) - before) / took) * 1e6}\n`)
  process.exit(0)
}
void main()
