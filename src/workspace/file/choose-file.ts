/** Lets the person choose a file; `onFile` is called when there is one. */
export function chooseFile(accept: string, onFile: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  input.addEventListener('change', () => {
    input.remove()
    const [file] = input.files ?? []
    if (file) onFile(file)
  })
  input.addEventListener('cancel', () => input.remove())
  // Some browsers forget a field that is no part of the page.
  document.body.append(input)
  input.click()
}
