import type { AuthActor } from './auth-context.ts'

/** Says who is here to the other tabs of this browser, which share one login, and hears it from them. Returns how to stop. */
export function followOtherTabs(actor: AuthActor): () => void {
  const channel = new BroadcastChannel('nestling.account')
  const here = () => actor.getSnapshot().context.user?._id ?? null
  let told: string | null | undefined
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (snapshot.matches('restoring') || here() === told) return
    told = here()
    channel.postMessage(told)
  })
  channel.onmessage = ({ data }) => {
    if (data !== here()) actor.send({ type: 'elsewhere' })
  }
  return () => {
    unsubscribe()
    channel.close()
  }
}
