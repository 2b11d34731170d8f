/** Words of other languages, German among them, that begin a statement of JavaScript when they are said in its words. */
const statementWords: Readonly<Record<string, string>> = {
  def: 'function',
  func: 'function',
  fun: 'function',
  sub: 'function',
  funktion: 'function',
  elif: 'else if',
  elseif: 'else if',
  elsif: 'else if',
  wenn: 'if',
  falls: 'if',
  sonst: 'else',
  ansonsten: 'else',
  solange: 'while',
  während: 'while',
  until: 'while',
  für: 'for',
  fuer: 'for',
  foreach: 'for',
  when: 'if',
  unless: 'if',
  forever: 'while (true)',
  repeat: 'for',
  wiederhole: 'for',
  zurück: 'return',
  rückgabe: 'return',
  except: 'catch',
  versuche: 'try',
  neu: 'new',
  int: 'let',
  float: 'let',
  double: 'let',
  string: 'let',
  bool: 'let',
  boolean: 'let',
  char: 'let',
  auto: 'let',
  dim: 'let',
  local: 'let',
  variable: 'let',
  setze: 'let',
  konstante: 'const',
  lambda: '() =>',
}

const operatorWords: Readonly<Record<string, string>> = {
  and: '&&',
  und: '&&',
  or: '||',
  oder: '||',
  not: '!',
  nicht: '!',
  is: '===',
  ist: '===',
  gleich: '===',
  equals: '===',
  mod: '%',
  div: '/',
  mal: '*',
  x: '*',
}

const valueWords: Readonly<Record<string, string>> = {
  true: 'true',
  wahr: 'true',
  ja: 'true',
  yes: 'true',
  false: 'false',
  falsch: 'false',
  nein: 'false',
  none: 'null',
  nil: 'null',
  null: 'null',
  nichts: 'null',
  print: 'console.log(…)',
  println: 'console.log(…)',
  puts: 'console.log(…)',
  echo: 'console.log(…)',
  drucke: 'console.log(…)',
  schreibe: 'console.log(…)',
  sleep: 'await wait(…)',
  time: 'await wait(…)',
  delay: 'await wait(…)',
  pause: 'await wait(…)',
  warte: 'wait(…)',
  zufall: 'random(…)',
  randint: 'random(…)',
  rand: 'random(…)',
  repeat: 'for (let i = 0; i < 10; i += 1) { … }',
  wiederhole: 'for (let i = 0; i < 10; i += 1) { … }',
  len: '….length',
  int: 'Number(…)',
  float: 'Number(…)',
  str: 'String(…)',
  länge: '….length',
  szene: 'scene',
  spieler: 'player',
  entfernung: 'distance(…)',
  abstand: 'distance(…)',
  oncollision: '….onTouch(…)',
  oncollide: '….onTouch(…)',
  oncollisionenter: '….onTouch(…)',
  oncollisionstart: '….onTouch(…)',
  onhit: '….onTouch(…)',
}

/** Members of lists, texts and scenes in other languages, and in CoSpaces. */
const memberWords: Readonly<Record<string, string>> = {
  append: 'push',
  add: 'push',
  size: 'length',
  count: 'length',
  len: 'length',
  upper: 'toUpperCase',
  lower: 'toLowerCase',
  strip: 'trim',
  getitem: 'get',
  show: 'visible',
  hide: 'visible',
  lookat: 'pointTowards',
  oncollision: 'onTouch',
  oncollide: 'onTouch',
  oncollisionenter: 'onTouch',
  oncollisionstart: 'onTouch',
  onhit: 'onTouch',
}

const hatWords: ReadonlySet<string> = new Set(['when', 'wenn', 'falls'])
/** Words between a condition and what is done. */
const thenWords: readonly string[] = ['then', 'dann', 'tue', 'tu']
const needlessWords: ReadonlySet<string> = new Set([
  ...thenWords,
  ...['begin', 'end', 'endif', 'pass', 'ende'],
])

const meant = (words: Readonly<Record<string, string>>, word: string): string | null => {
  const small = word.toLowerCase()
  return Object.hasOwn(words, small) ? (words[small] ?? null) : null
}

/** What begins a statement in JavaScript for a word of another language. */
export const statementFor = (word: string): string | null => meant(statementWords, word)
/** What calculates or compares in JavaScript for a word of another language. */
export const operatorFor = (word: string): string | null => meant(operatorWords, word)
/** What JavaScript or the helper API has for a value or a function of another language. */
export const valueFor = (word: string): string | null => meant(valueWords, word)
/** What a list or a text has for a member of another language. */
export const memberFor = (word: string): string | null => meant(memberWords, word)
/** Whether a word begins what programs of blocks begin with: “when flag clicked”. */
export const isHat = (word: string): boolean => hatWords.has(word.toLowerCase())
/** Whether a word says in another language what JavaScript says by its brackets. */
export const isNeedless = (word: string): boolean => needlessWords.has(word)
/** Whether a word ends a condition in another language; “do” is a word of JavaScript too, and needless only there. */
export const isThen = (word: string): boolean => ['do', ...thenWords].includes(word.toLowerCase())
