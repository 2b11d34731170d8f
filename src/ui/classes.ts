/** Joins the class names that are given; leaves out what is missing or false. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
