import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ZodType } from 'zod'
import { type ErrorCode, isErrorCode } from '../../protocol/errors/catalogue.ts'
import type { FieldError } from '../client/http/call-error.ts'
import { useErrorText } from '../i18n/use-error-text.ts'

type Texts = Readonly<Record<string, string>>

/**
 * A form of text fields that its zod schema checks when it is sent, and from then on with every key. The schema's messages are codes of
 * the catalogue. What the server refused (`refused`) is shown until its field is changed. Sending a form with errors
 * puts the focus on the first of them.
 */
export function useForm<Values extends Texts, Output>(
  schema: ZodType<Output>,
  initial: Values,
  refused: readonly FieldError[] = [],
) {
  const errorText = useErrorText()
  const [values, setValues] = useState(initial)
  const [isSent, setSent] = useState(false)
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set())
  const own = isSent ? firstErrors(schema, values) : new Map<string, ErrorCode>()

  const errorOf = (name: string) => {
    const code =
      own.get(name) ?? (corrected.has(name) ? undefined : refused.find(({ field }) => field === name)?.code)
    return code && errorText(code)
  }
  return {
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      onChange: (value: string) => {
        setValues({ ...values, [name]: value })
        setCorrected(new Set([...corrected, name]))
      },
    }),
    onSubmit: (send: (output: Output) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const parsed = schema.safeParse(values)
      flushSync(() => {
        setSent(true)
        setCorrected(new Set())
      })
      if (parsed.success) send(parsed.data)
      else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  }
}

/** The first code of each field that the schema refuses. */
function firstErrors(schema: ZodType, values: Texts): ReadonlyMap<string, ErrorCode> {
  const parsed = schema.safeParse(values)
  const errors = new Map<string, ErrorCode>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0])
    if (!errors.has(field) && isErrorCode(message)) errors.set(field, message)
  }
  return errors
}
