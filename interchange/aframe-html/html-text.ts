const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in an element or an attribute of a page. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

/** The attributes of an element, in this order; those without a value are left out. */
export const writeAttributes = (attributes: readonly (readonly [string, string | undefined])[]): string =>
  attributes.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`)).join('')
