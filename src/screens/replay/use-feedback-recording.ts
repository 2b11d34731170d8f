import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Hands the recording to `open` that came with a feedback, when the address names one (`?feedback={id}`): staff open it from the moderation
 * page. `null` when the server does not give it.
 */
export function useFeedbackRecording(open: (file: File | null) => void): void {
  const [search] = useSearchParams()
  const id = search.get('feedback')
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (id === null) return
    const asking = new AbortController()
    fetchRecording(id, asking.signal).then(
      (file) => {
        if (!asking.signal.aborted) opened(file)
      },
      () => {
        if (!asking.signal.aborted) opened(null)
      },
    )
    return () => asking.abort()
  }, [id])
}

async function fetchRecording(id: string, signal: AbortSignal): Promise<File | null> {
  const address = `/api/feedback/recording?${new URLSearchParams({ id })}`
  const response = await fetch(address, { credentials: 'same-origin', signal })
  if (response.ok) return new File([await response.blob()], 'feedback.nestling')
  // Unread, it would keep its connection open.
  await response.body?.cancel()
  return null
}
