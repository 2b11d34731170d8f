import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Paint, Sculpture } from '../kit/sculpture.ts'

interface PersonStyle {
  readonly skin: string
  readonly blush: string
  /** None where a helmet is. */
  readonly hair: string | null
  readonly shirt: Paint
  readonly trousers: string
  readonly shoes: string
  /** What sits on the hair, which reaches up to 1.68 m, and goes with the head. */
  readonly onHead: () => void
  /** What is worn over the shirt, between 0.34 and 0.9 m. */
  readonly onBody?: () => void
}

const sides = [
  ['right', -1],
  ['left', 1],
] as const

/** Somebody of 1.65 m, half of it head, who walks and stands as `onTwoLegs` tells. */
export function addPerson(sculpture: Sculpture, style: PersonStyle): void {
  const { shirt, onBody } = style
  sculpture.joint('body', [0, 0.36, 0], () => {
    sculpture.joint('head', [0, 0.86, 0], () => addHead(sculpture, style))
    addPole(sculpture, [0.22, 0.34, 0.56], { ...shirt, sides: 11 }, { at: [0, 0.62, 0] })
    onBody?.()
    for (const [side, sign] of sides)
      sculpture.joint(`${side}-arm`, [sign * 0.23, 0.84, 0.02], () => addArm(sculpture, style, sign))
  })
  for (const [side, sign] of sides)
    sculpture.joint(`${side}-leg`, [sign * 0.14, 0.38, 0], () => addLeg(sculpture, style, sign))
}

function addHead(sculpture: Sculpture, { skin, blush, hair, onHead }: PersonStyle): void {
  addEgg(sculpture, 0.42, { color: skin, segments: 24 }, { at: [0, 1.2, 0], size: [1, 0.95, 0.95] })
  if (hair !== null)
    addGem(
      sculpture,
      0.45,
      { color: hair, detail: 3, vary: 0.02 },
      { at: [0, 1.265, -0.065], size: [1, 0.93, 0.97] },
    )
  onHead()
  addEyes(sculpture, [0.15, 1.2, 0.375], 0.06)
  addSmile(sculpture, [0, 1.1, 0.388], 0.14, 0.018)
  for (const [, sign] of sides) {
    addEgg(
      sculpture,
      0.065,
      { color: blush, segments: 10 },
      { at: [sign * 0.25, 1.095, 0.29], size: [1, 0.8, 0.5], turn: [0, sign * 0.6, 0] },
    )
  }
}

function addArm(sculpture: Sculpture, { skin, shirt }: PersonStyle, side: number): void {
  addPole(
    sculpture,
    [0.075, 0.07, 0.46],
    { ...shirt, sides: 8 },
    { at: [side * 0.33, 0.66, 0.02], turn: [0, 0, side * 0.45] },
  )
  addEgg(sculpture, 0.088, { color: skin, segments: 12 }, { at: [side * 0.43, 0.45, 0.03] })
}

function addLeg(sculpture: Sculpture, { trousers, shoes }: PersonStyle, side: number): void {
  addPole(sculpture, [0.125, 0.115, 0.3], { color: trousers, sides: 8 }, { at: [side * 0.14, 0.24, 0] })
  addBox(sculpture, [0.21, 0.14, 0.32], { color: shoes, bevel: 0.06 }, { at: [side * 0.14, 0.07, 0.05] })
}

/** The look of a child in a sunny shirt, until somebody wears something else. */
export const plainPerson = {
  skin: palette.skin,
  blush: '#d98a5a',
  hair: palette.hair,
  shirt: { color: palette.sun, vary: 0.012, main: true },
  trousers: palette.blueDark,
  shoes: palette.berryDark,
} as const satisfies Partial<PersonStyle>
