/** What is needed to know of a voice. */
type KnownVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/**
 * A voice of this device for a language, the device's own choice first; `null` where there is none. Voices that send what they read to somebody's
 * server are never taken.
 */
export function localVoice<Voice extends KnownVoice>(
  voices: readonly Voice[],
  language: string,
): Voice | null {
  const fitting = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  )
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null
}
