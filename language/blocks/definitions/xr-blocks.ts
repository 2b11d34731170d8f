import type { BlockArg, BlockDefinition } from '../block-definition.ts'
import { atom, call, quote } from '../expression.ts'

const button = {
  kind: 'choice',
  choices: [
    { value: 'trigger', words: { en: 'trigger', de: 'Abzug' } },
    { value: 'grip', words: { en: 'grip', de: 'Griff' } },
  ],
} as const satisfies BlockArg

/** What happens when somebody puts on glasses, and with the controllers or hands then. */
export const xrBlocks = {
  xr_mode: {
    category: 'xr',
    shape: 'event',
    message: { en: 'when VR {PHASE}', de: 'wenn VR {PHASE}' },
    args: {
      PHASE: {
        kind: 'choice',
        choices: [
          { value: 'onStart', words: { en: 'starts', de: 'beginnt' } },
          { value: 'onEnd', words: { en: 'ends', de: 'endet' } },
        ],
      },
    },
    tooltip: {
      en: 'Runs when somebody goes into your world with VR glasses or AR, or leaves it.',
      de: 'Läuft, wenn jemand mit VR-Brille oder AR in deine Welt geht oder sie verlässt.',
    },
    keywords: { en: 'ar glasses headset enter', de: 'ar brille eintreten' },
    code: (coder) => ({ call: `xr.${coder.choice('PHASE')}(` }),
  },
  xr_button: {
    category: 'xr',
    shape: 'event',
    message: { en: 'when VR {BUTTON} pressed', de: 'wenn VR {BUTTON} gedrückt' },
    args: { BUTTON: button },
    tooltip: {
      en: 'Runs each time this button of a controller is pressed. A hand presses the trigger by pinching.',
      de: 'Läuft jedes Mal, wenn die Taste am Controller gedrückt wird. Eine Hand drückt den Abzug mit zwei Fingern.',
    },
    keywords: { en: 'controller hand pinch select', de: 'controller hand auswählen' },
    code: (coder) => ({ call: `xr.onButton(${quote(coder.choice('BUTTON'))}, ` }),
  },
  xr_button_down: {
    category: 'xr',
    shape: 'Boolean',
    message: { en: 'VR {BUTTON} pressed?', de: 'VR {BUTTON} gedrückt?' },
    args: { BUTTON: button },
    tooltip: {
      en: 'Whether this button of a controller is down now.',
      de: 'Ob die Taste am Controller gerade unten ist.',
    },
    keywords: { en: 'controller hand pinch', de: 'controller hand' },
    code: (coder) => call(`xr.isButtonDown(${quote(coder.choice('BUTTON'))})`),
  },
  ar_marker: {
    category: 'xr',
    shape: 'event',
    message: { en: 'when AR picture {PHASE}', de: 'wenn AR-Bild {PHASE}' },
    args: {
      PHASE: {
        kind: 'choice',
        choices: [
          { value: 'onMarkerFound', words: { en: 'found', de: 'gefunden' } },
          { value: 'onMarkerLost', words: { en: 'lost', de: 'verloren' } },
        ],
      },
    },
    tooltip: {
      en: 'Runs each time the camera finds or loses the AR picture, or your world is put on a floor or table or taken away.',
      de: 'Läuft jedes Mal, wenn die Kamera das AR-Bild findet oder verliert oder deine Welt auf Boden oder Tisch kommt oder wieder weg.',
    },
    keywords: { en: 'marker camera', de: 'marker kamera' },
    code: (coder) => ({ call: `ar.${coder.choice('PHASE')}(` }),
  },
  ar_marker_found: {
    category: 'xr',
    shape: 'Boolean',
    message: { en: 'AR picture seen?', de: 'AR-Bild zu sehen?' },
    args: {},
    tooltip: {
      en: 'Whether the camera sees the AR picture now, or your world stands on a floor or table.',
      de: 'Ob die Kamera das AR-Bild gerade sieht oder deine Welt auf Boden oder Tisch steht.',
    },
    keywords: { en: 'marker camera', de: 'marker kamera' },
    code: () => atom('ar.isMarkerFound'),
  },
} as const satisfies Record<string, BlockDefinition>
