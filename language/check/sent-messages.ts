/**
 * The messages that a script sends, without reading all of it; `null` when it sends one whose name only the run knows.
 */
export function sentMessages(source: string): readonly string[] | null {
  const calls = [...source.matchAll(/\bbroadcast\w*\s*\(\s*(?:(["'`])((?:(?!\1)[^\\$])*)\1)?/g)]
  const names = calls.flatMap(([, quote, name]) => (quote && name !== undefined ? [name] : []))
  return names.length === calls.length ? names : null
}
