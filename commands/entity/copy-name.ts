/** The name of a copy: the name without its number, and the lowest number from 2 that is free: 'Tree' → 'Tree 2'. */
export function copyName(name: string, isTaken: (name: string) => boolean): string {
  const stem = name.replace(/ \d{1,6}$/, '')
  for (let number = 2; ; number++) {
    const candidate = `${stem} ${number}`
    if (!isTaken(candidate)) return candidate
  }
}
