const listId = 'nestling-known-names'

/** Lets the browser offer names while somebody types into a field. The list goes with the field. */
export function offerNames(input: HTMLInputElement, names: readonly string[]): void {
  if (names.length === 0) return
  const list = document.createElement('datalist')
  list.id = listId
  for (const name of new Set(names)) {
    const option = document.createElement('option')
    option.value = name
    list.append(option)
  }
  input.after(list)
  input.setAttribute('list', listId)
}
