import { z } from 'zod'
import { LetterToken, letterCodeMs } from '../../../protocol/http/password-reset.ts'

const key = 'nestling.forgotPassword'

const KeptStep = z.object({
  at: z.enum(['code', 'newPassword']),
  email: z.string(),
  tokenId: LetterToken,
  sentAt: z.number(),
})
type KeptStep = z.infer<typeof KeptStep>

/**
 * Remembers for this tab how far somebody has come with a forgotten password: on a tablet the page is loaded anew when they come back
 * from reading the letter.
 */
export function keepStep(step: Omit<KeptStep, 'sentAt'>): void {
  const sentAt = step.at === 'code' ? Date.now() : (keptStep()?.sentAt ?? Date.now())
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...step, sentAt }))
  } catch {
    // Nothing can be kept here: they begin anew after a reload.
  }
}

/** Where to go on; `undefined` when nothing was begun, or its code is over. */
export function keptStep(): KeptStep | undefined {
  try {
    const { data } = KeptStep.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return data && Date.now() - data.sentAt < letterCodeMs ? data : undefined
  } catch {
    return undefined
  }
}

export function forgetStep(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
