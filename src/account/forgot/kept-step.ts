import { z } from 'zod'
import { LetterToken, letterCodeMs } from '../../../protocol/http/password-reset.ts'

const key = 'nestling.forgotPassword'

const KeptStep = z.object({ email: z.string(), tokenId: LetterToken, sentAt: z.number() })
type KeptStep = z.infer<typeof KeptStep>

/**
 * Remembers in this tab that a letter with a code is on its way: on a tablet the page is loaded anew when somebody comes back from reading it.
 * Nothing of it opens an account without the code.
 */
export function keepStep(step: Omit<KeptStep, 'sentAt'>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...step, sentAt: Date.now() }))
  } catch {
    // Nothing can be kept here: they begin anew after a reload.
  }
}

/** The letter whose code is still asked for; `undefined` when there is none, or its code is over. */
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
