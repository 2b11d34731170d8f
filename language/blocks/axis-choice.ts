import type { Choice } from './block-definition.ts'

const axis = (name: string): Choice => ({ value: name, words: { en: name, de: name } })

/** x, y or z of a place. */
export const placeAxis = { kind: 'choice', choices: [axis('x'), axis('y'), axis('z')] } as const

/** The axis that something turns around; y first, which is to left and right. */
export const turnAxis = { kind: 'choice', choices: [axis('y'), axis('x'), axis('z')] } as const
