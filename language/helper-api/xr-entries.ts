import type { HelperEntries, HelperParameter } from './helper-entry.ts'
import { doThis } from './shared-parameters.ts'

const button = {
  name: 'button',
  type: 'HandButton',
  words: { en: '“trigger” or “grip”', de: '„trigger“ oder „grip“' },
} as const satisfies HelperParameter

/** Members of `xr`. */
export const xrEntries = {
  onStart: {
    kind: 'call',
    parameters: [doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something when somebody goes into your world with VR glasses or AR.',
      de: 'Macht etwas, wenn jemand mit VR-Brille oder AR in deine Welt geht.',
    },
  },
  onEnd: {
    kind: 'call',
    parameters: [doThis('() => unknown')],
    returns: 'void',
    words: { en: 'Does something when they come back.', de: 'Macht etwas, wenn sie zurückkommen.' },
  },
  onButton: {
    kind: 'call',
    parameters: [button, doThis("(hand: 'left' | 'right' | 'none') => unknown")],
    returns: 'void',
    words: {
      en: 'Does something each time this button of a controller is pressed. A hand pinches for the trigger.',
      de: 'Macht etwas, jedes Mal wenn die Taste am Controller gedrückt wird. Eine Hand drückt den Abzug mit zwei Fingern.',
    },
  },
  isButtonDown: {
    kind: 'call',
    parameters: [button],
    returns: 'boolean',
    words: { en: 'Whether this button is down now.', de: 'Ob die Taste gerade unten ist.' },
  },
} as const satisfies HelperEntries

/** Members of `ar`. */
export const arEntries = {
  onMarkerFound: {
    kind: 'call',
    parameters: [doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something each time the camera finds the AR picture, or your world is put on a floor or table.',
      de: 'Macht etwas, jedes Mal wenn die Kamera das AR-Bild findet oder deine Welt auf Boden oder Tisch gestellt wird.',
    },
  },
  onMarkerLost: {
    kind: 'call',
    parameters: [doThis('() => unknown')],
    returns: 'void',
    words: {
      en: 'Does something each time the camera loses the AR picture, or your world is taken away again.',
      de: 'Macht etwas, jedes Mal wenn die Kamera das AR-Bild verliert oder deine Welt wieder weggenommen wird.',
    },
  },
  isMarkerFound: {
    kind: 'value',
    type: 'boolean',
    isReadOnly: true,
    words: {
      en: 'Whether the camera sees the AR picture now, or your world stands on a floor or table.',
      de: 'Ob die Kamera das AR-Bild gerade sieht oder deine Welt auf Boden oder Tisch steht.',
    },
  },
} as const satisfies HelperEntries
