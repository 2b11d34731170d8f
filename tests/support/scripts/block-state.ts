interface Parts {
  readonly fields?: object
  readonly inputs?: Readonly<Record<string, object>>
  readonly next?: object
}

/** A block in Blockly's JSON. */
export const block = (type: string, id: string, { fields = {}, inputs = {}, next }: Parts) => ({
  type,
  id,
  fields,
  inputs: Object.fromEntries(Object.entries(inputs).map(([name, inner]) => [name, { block: inner }])),
  ...(next ? { next: { block: next } } : {}),
})

export const number = (value: number) => block('math_number', '', { fields: { NUM: value } })
export const text = (value: string) => block('text', '', { fields: { TEXT: value } })

/** A saved workspace with these stacks. */
export const program = (...stacks: readonly object[]) => ({
  blocks: { languageVersion: 0, blocks: stacks },
})
