/** The language of the figures that the frame itself shows. */
export type Locale = 'en' | 'de'
