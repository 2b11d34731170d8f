import { useMachine } from '@xstate/react'
import { type Refusal, sendMachine } from '../../../machines/sending/send-machine.ts'
import type { CallResult } from '../http/call-error.ts'

interface Sending<Input> {
  readonly send: (input: Input) => void
  /** The same for what can be changed again and again: a switch, a choice. */
  readonly sendAgain: (input: Input) => void
  readonly isSending: boolean
  /** Why the last try was refused. */
  readonly error: Refusal | null
}

/** Sends one thing of a form once; `onSent` hears the answer when it has arrived. What is refused can be sent again. */
export function useSend<Input, Data>(
  sendIt: (input: Input) => Promise<CallResult<Data>>,
  onSent: (data: Data) => void,
): Sending<Input> {
  const [snapshot, send] = useMachine(sendMachine)
  const work = async (input: Input) => {
    const answer = await sendIt(input)
    if (!answer.ok) return answer.error
    onSent(answer.data)
    return null
  }
  return {
    send: (input) => send({ type: 'send', work: () => work(input) }),
    sendAgain: (input) => {
      send({ type: 'again' })
      send({ type: 'send', work: () => work(input) })
    },
    isSending: snapshot.matches('sending'),
    error: snapshot.context.error,
  }
}
