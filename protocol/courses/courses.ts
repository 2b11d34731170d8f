/** The hour-of-code courses and how many steps each has (spec 9). */
export const courses = { 't-rex': 9, 'space-invader': 9, 'solar-system': 8 } as const

export type CourseName = keyof typeof courses

export const courseNames = ['t-rex', 'space-invader', 'solar-system'] as const satisfies readonly CourseName[]
