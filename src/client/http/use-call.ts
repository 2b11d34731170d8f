import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { call } from './call.ts'
import type { CallResult } from './call-error.ts'
import type { Route } from './route.ts'

interface Answered<Data> {
  readonly key: string
  readonly result: CallResult<Data>
}

/**
 * The answer of a GET call, `null` while it is under way. Asked again when the address or `version` changes (log in or
 * out, say); an answer that comes too late is dropped.
 */
export function useCall<Input, Data>(
  route: Route<Input, Data>,
  input: Input,
  version = '',
): CallResult<Data> | null {
  const path = route.path(input)
  const key = `${version} ${path}`
  const [answered, setAnswered] = useState<Answered<Data> | null>(null)
  const ask = useEffectEvent(() => call(route, input))
  useEffect(() => {
    let isWanted = true
    void ask().then((result) => {
      // What an answer brings may be a whole page: it is drawn bit by bit, so that the person can go on meanwhile.
      if (isWanted) startTransition(() => setAnswered({ key, result }))
    })
    return () => {
      isWanted = false
    }
  }, [key])
  return answered?.key === key ? answered.result : null
}
