/** German for whoever's browser asks for German before English, English for everybody else. */
export function mailLanguage(acceptLanguage: string | undefined): 'en' | 'de' {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'de' || language === 'en')
  return wanted === 'de' ? 'de' : 'en'
}
