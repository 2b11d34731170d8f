import type { CDPSession, Page } from '@playwright/test'
import type { Tool } from '../../../protocol/frame/tool-settings.ts'
import { pressIn } from '../../../scripts/frame/press-in.ts'
import type { Dice } from '../../fuzz/dice.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What the hand may aim at: the middles of things in the picture, and of the gizmo. CSS pixels. */
export interface Targets {
  readonly things: readonly Point[]
  readonly gizmo: Point | null
}

/** A hand over a page: mouse, keys and fingers, and what is random about them. */
export interface Hand {
  readonly page: Page
  readonly touch: CDPSession
  readonly dice: Dice
  readonly targets: Targets
}

/** `nothing`: it must leave the scene as it is. `at most one`: it is one step, or none when it comes back to where it began. */
type Outcome = 'nothing' | 'at most one'

const width = 640
const height = 360

const anywhere = (dice: Dice): Point => ({ x: 4 + dice.below(width - 8), y: 4 + dice.below(height - 8) })
const near = ({ x, y }: Point, dice: Dice, by: number): Point => ({
  x: x + dice.below(2 * by + 1) - by,
  y: y + dice.below(2 * by + 1) - by,
})
const aThing = ({ dice, targets }: Hand): Point =>
  targets.things.length === 0 ? anywhere(dice) : near(dice.from(targets.things), dice, 8)
const handle = ({ dice, targets }: Hand): Point =>
  targets.gizmo === null ? anywhere(dice) : near(targets.gizmo, dice, dice.from([4, 30, 60]))

/** Presses at `from` and pulls to some places. */
async function pull({ page, dice }: Hand, from: Point, button: 'left' | 'right' | 'middle' = 'left') {
  await pressIn(page, from, button)
  for (let leg = 0; leg <= dice.below(3); leg++) {
    const to = dice.chance(70) ? near(from, dice, 90) : anywhere(dice)
    await page.mouse.move(to.x, to.y, { steps: 2 })
  }
}

async function holding(page: Page, key: string, act: () => Promise<void>) {
  await page.keyboard.down(key)
  await act()
  await page.keyboard.up(key)
}

async function click(hand: Hand, at: Point, button: 'left' | 'right' = 'left') {
  await hand.page.mouse.click(at.x, at.y, { button })
}

/** Types a number. Without a comma: where nothing is being pulled, that is a key that turns things. */
const type = ({ page, dice }: Hand) => page.keyboard.type(dice.from(['2', '-1', '45', '1', '3-', '0', '270']))

/** A finger, or two of them: where each one is. */
const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  ({ type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) }) as const

/** How a drag that was begun ends. */
const endings: Readonly<Record<string, { outcome: Outcome; end: (hand: Hand) => Promise<void> }>> = {
  'let go': { outcome: 'at most one', end: ({ page }) => page.mouse.up() },
  'with Esc': {
    outcome: 'nothing',
    async end({ page, dice }) {
      await page.keyboard.press('Escape')
      const { x, y } = anywhere(dice)
      if (dice.chance(50)) await page.mouse.move(x, y)
      await page.mouse.up()
    },
  },
  'with the right button': {
    outcome: 'nothing',
    async end({ page }) {
      await page.mouse.down({ button: 'right' })
      await page.mouse.up({ button: 'right' })
      await page.mouse.up()
    },
  },
  'with a number': {
    outcome: 'at most one',
    async end(hand) {
      await type(hand)
      const { x, y } = anywhere(hand.dice)
      if (hand.dice.chance(50)) await hand.page.mouse.move(x, y)
      if (hand.dice.chance(50)) await hand.page.keyboard.press('Enter')
      await hand.page.mouse.up()
    },
  },
  'with a number and Esc': {
    outcome: 'nothing',
    async end(hand) {
      await type(hand)
      await hand.page.keyboard.press('Escape')
      await hand.page.mouse.up()
    },
  },
}

interface Gesture {
  readonly outcome: Outcome
  /** The tool that it is done with, whichever is in the hand. */
  readonly tool?: Tool
  readonly act: (hand: Hand) => Promise<void>
}

const drags = Object.entries(endings).flatMap(([name, { outcome, end }]): [string, Gesture][] => [
  [`pull a thing, ended ${name}`, { outcome, act: async (hand) => end(await pulled(hand, aThing(hand))) }],
  [`pull the gizmo, ended ${name}`, { outcome, act: async (hand) => end(await pulled(hand, handle(hand))) }],
  [
    `pull a copy with Alt, ended ${name}`,
    {
      outcome,
      act: (hand) => holding(hand.page, 'Alt', async () => end(await pulled(hand, aThing(hand)))),
    },
  ],
])

/** Pixels from the middle of the gizmo to its arrows' ends and to its rings. */
const reach = 45
/** Where a hand takes the gizmo of each tool. */
const grips: Readonly<Record<Exclude<Tool, 'select'>, readonly Point[]>> = {
  move: [
    { x: reach, y: 0 },
    { x: 0, y: -reach },
  ],
  turn: [
    { x: 0, y: 25 },
    { x: 32, y: -32 },
    { x: -32, y: -32 },
  ],
  scale: [
    { x: 0, y: 0 },
    { x: reach, y: 0 },
    { x: 0, y: -reach },
  ],
}

/** The gesture that holds each tool by its handles. */
export const byHandle = {
  move: 'move by a handle',
  turn: 'turn by a handle',
  scale: 'size by a handle',
} as const

const handles = (['move', 'turn', 'scale'] as const).map((tool): [string, Gesture] => [
  byHandle[tool],
  {
    outcome: 'at most one',
    tool,
    async act(hand) {
      const { page, dice, targets } = hand
      const at = targets.gizmo ?? anywhere(dice)
      const grip = near(dice.from(grips[tool]), dice, 2)
      await pull(hand, { x: at.x + grip.x, y: at.y + grip.y })
      if (dice.chance(30)) await holding(page, 'Shift', async () => page.mouse.move(at.x + 70, at.y - 50))
      await page.mouse.up()
    },
  },
])

async function pulled(hand: Hand, from: Point): Promise<Hand> {
  await pull(hand, from)
  return hand
}

/** Every gesture that is tried, by what it is. */
export const gestures: ReadonlyMap<string, Gesture> = new Map<string, Gesture>([
  ...drags,
  ...handles,
  [
    'click',
    {
      outcome: 'nothing',
      act: (hand) => click(hand, hand.dice.chance(80) ? aThing(hand) : anywhere(hand.dice)),
    },
  ],
  [
    'click with Shift',
    { outcome: 'nothing', act: (hand) => holding(hand.page, 'Shift', () => click(hand, aThing(hand))) },
  ],
  [
    'click with Alt',
    { outcome: 'nothing', act: (hand) => holding(hand.page, 'Alt', () => click(hand, aThing(hand))) },
  ],
  ['click with the right button', { outcome: 'nothing', act: (hand) => click(hand, aThing(hand), 'right') }],
  [
    'frame with Shift',
    {
      // From a part of the gizmo it is a pull of that.
      outcome: 'at most one',
      act: (hand) =>
        holding(hand.page, 'Shift', async () => {
          const { page } = hand
          const [one, other] = [
            { x: 20, y: 60 },
            { x: 620, y: 340 },
          ]
          await pressIn(page, one, 'left')
          const to = hand.dice.chance(50) ? other : anywhere(hand.dice)
          await page.mouse.move(to.x, to.y, { steps: 2 })
          await page.mouse.up()
        }),
    },
  ],
  [
    'pull with Ctrl',
    {
      outcome: 'at most one',
      act: (hand) =>
        holding(hand.page, 'Control', async () => {
          await pull(hand, hand.dice.chance(50) ? aThing(hand) : handle(hand))
          await hand.page.mouse.up()
        }),
    },
  ],
  [
    'pull with Space',
    {
      outcome: 'at most one',
      act: (hand) =>
        holding(hand.page, 'Space', async () => {
          await pull(hand, anywhere(hand.dice))
          await hand.page.mouse.up()
        }),
    },
  ],
  [
    'look about and fly',
    {
      outcome: 'nothing',
      async act(hand) {
        await pull(hand, aThing(hand), 'right')
        await hand.page.keyboard.press('KeyW')
        await hand.page.mouse.up({ button: 'right' })
      },
    },
  ],
  [
    'pan',
    {
      outcome: 'nothing',
      async act(hand) {
        await pull(hand, aThing(hand), 'middle')
        await hand.page.mouse.up({ button: 'middle' })
      },
    },
  ],
  [
    'wheel',
    {
      outcome: 'nothing',
      async act({ page, dice }) {
        const { x, y } = anywhere(dice)
        await page.mouse.move(x, y)
        await page.mouse.wheel(0, dice.from([-120, 120]))
      },
    },
  ],
  [
    'push with a key',
    {
      outcome: 'at most one',
      act: ({ page, dice }) =>
        page.keyboard.press(
          dice.from([
            'ArrowLeft',
            'ArrowRight',
            'ArrowUp',
            'ArrowDown',
            'PageUp',
            'PageDown',
            ',',
            '.',
            'End',
          ]),
        ),
    },
  ],
  [
    'hold an arrow key',
    {
      outcome: 'at most one',
      async act({ page, dice }) {
        const key = dice.from(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        for (let repeat = 0; repeat <= 2 + dice.below(4); repeat++) await page.keyboard.down(key)
        await page.keyboard.up(key)
      },
    },
  ],
  [
    'take a tool',
    {
      outcome: 'nothing',
      act: ({ page, dice }) => page.keyboard.press(dice.from(['w', 'w', 'e', 'r', 'o', 'x'])),
    },
  ],
  ['Esc', { outcome: 'nothing', act: ({ page }) => page.keyboard.press('Escape') }],
  [
    'pull a thing with a finger',
    {
      outcome: 'at most one',
      async act(hand) {
        const from = hand.dice.chance(60) ? aThing(hand) : handle(hand)
        await hand.touch.send('Input.dispatchTouchEvent', fingers('touchStart', [from]))
        for (let leg = 0; leg < 3; leg++)
          await hand.touch.send('Input.dispatchTouchEvent', fingers('touchMove', [near(from, hand.dice, 80)]))
        await hand.touch.send('Input.dispatchTouchEvent', fingers('touchEnd', []))
      },
    },
  ],
  [
    'pull a thing with a finger until a second one comes',
    {
      outcome: 'nothing',
      async act(hand) {
        const from = hand.dice.chance(60) ? aThing(hand) : handle(hand)
        const second = anywhere(hand.dice)
        const to = near(from, hand.dice, 60)
        const steps = [
          fingers('touchStart', [from]),
          fingers('touchMove', [to]),
          fingers('touchStart', [to, second]),
          fingers('touchMove', [near(to, hand.dice, 40), near(second, hand.dice, 40)]),
          fingers('touchEnd', []),
        ]
        for (const step of steps) await hand.touch.send('Input.dispatchTouchEvent', step)
      },
    },
  ],
])
