const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Characters that XML 1.0 cannot hold in any form. */
const forbidden = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Text as it may stand between tags and in attributes; what XML cannot hold becomes U+FFFD. */
export const xmlText = (text: string): string =>
  text.replace(forbidden, '\uFFFD').replace(/[&<>"\n\r\t]/g, (character) => escapes[character] ?? character)
