const letters: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
])

/** A text in small letters as it is written where there is no ä: `Größe` → `groesse`. */
export const spelledOut = (text: string): string =>
  text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => letters.get(letter) ?? letter)
