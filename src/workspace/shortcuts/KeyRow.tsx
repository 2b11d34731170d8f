interface KeyRowProps {
  readonly does: string
  /** Keys as they are written, and what the hand does. */
  readonly how: string
}

/** A line of the sheet of keys. */
export function KeyRow({ does, how }: KeyRowProps) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>
        <kbd>{how}</kbd>
      </dd>
    </div>
  )
}
