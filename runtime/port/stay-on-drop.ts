/** Keeps the page: a file or link that is dropped on one would be opened in its place. */
export function stayOnDrop(): void {
  for (const type of ['dragover', 'drop']) window.addEventListener(type, (event) => event.preventDefault())
}
