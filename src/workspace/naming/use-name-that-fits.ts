import { useRef } from 'react'
import { halfPair } from '../../../model/document/half-pair.ts'
import { limits } from '../../../model/document/limits.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { showToast } from '../../ui/show-toast.tsx'

/**
 * Cuts a name that is typed or pasted to what fits, and says so, once until it fits again. A field that cut by itself (`maxLength`) would do it
 * without a word.
 */
export function useNameThatFits(): (typed: string) => string {
  const errorText = useErrorText()
  const hasTold = useRef(false)
  return (typed) => {
    const max = limits.nameLength
    if (typed.length <= max) {
      hasTold.current = typed.length === max && hasTold.current
      return typed
    }
    if (!hasTold.current) showToast({ kind: 'plain', text: errorText('name.too-long', { max }) })
    hasTold.current = true
    return typed.slice(0, max).replace(halfPair, '')
  }
}
