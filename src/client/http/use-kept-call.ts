import { useCallback, useState } from 'react'
import type { CallResult } from './call-error.ts'
import type { Route } from './route.ts'
import { useCall } from './use-call.ts'

interface KeptCall<Data> {
  /** `null` until the server has answered for the first time. */
  readonly answer: CallResult<Data> | null
  readonly reload: () => void
}

/**
 * The answer of a GET call that changes while it is shown: `reload` asks again and keeps the answer before until then, and also when the
 * server cannot be reached. A component that shows another thing is mounted anew.
 */
export function useKeptCall<Input, Data>(route: Route<Input, Data>, input: Input): KeptCall<Data> {
  const [version, setVersion] = useState(0)
  const answer = useCall(route, input, String(version))
  const [known, setKnown] = useState(answer)
  if (answer && answer !== known && (answer.ok || !known?.ok)) setKnown(answer)
  return { answer: known, reload: useCallback(() => setVersion((before) => before + 1), []) }
}
