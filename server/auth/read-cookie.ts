/** The value of a cookie in a `Cookie` header. Two of one name are none: somebody is tossing cookies. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
  const [value] = values
  return values.length === 1 && value ? value : undefined
}
