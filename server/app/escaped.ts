const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, inside of tags' quotes too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
