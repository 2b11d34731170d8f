/** A sine of one period from phase 0 to 1; `ahead` shifts it by a part of the period. */
export const wave = (phase: number, ahead = 0): number => Math.sin((phase + ahead) * Math.PI * 2)

/** The upper halves of a wave, 0 between them: a foot that is lifted for half of the time. */
export const hop = (phase: number, ahead = 0): number => Math.max(0, wave(phase, ahead))
