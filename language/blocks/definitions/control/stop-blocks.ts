import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { placeSlot } from '../../slots.ts'

export const stopBlocks = {
  control_stop: {
    category: 'control',
    shape: 'last',
    message: { en: 'stop {WHAT}', de: 'stoppe {WHAT}' },
    args: {
      WHAT: {
        kind: 'choice',
        choices: [
          { value: 'this', words: { en: 'this stack', de: 'diesen Stapel' } },
          { value: 'all', words: { en: 'all programs', de: 'alle Programme' } },
        ],
      },
    },
    tooltip: {
      en: 'Ends this stack, or all programs of the world.',
      de: 'Beendet diesen Stapel oder alle Programme der Welt.',
    },
    keywords: { en: 'end everything', de: 'beende ende alles' },
    code(coder) {
      coder.line(coder.choice('WHAT') === 'all' ? 'stopAll();' : 'return;')
    },
  },
  control_stop_others: {
    category: 'control',
    shape: 'statement',
    message: { en: 'stop other stacks of this tab', de: 'stoppe andere Stapel in diesem Tab' },
    args: {},
    tooltip: {
      en: 'Ends everything else that this tab is doing just now.',
      de: 'Beendet alles andere, was dieser Tab gerade macht.',
    },
    level: 'maker',
    code(coder) {
      coder.line('await stopOthers();')
    },
  },
  control_copy: {
    category: 'control',
    shape: 'statement',
    message: { en: 'make a copy of {ITEM} at {PLACE}', de: 'kopiere {ITEM} nach {PLACE}' },
    args: { ITEM: { kind: 'item' }, PLACE: placeSlot(0, 1, 0) },
    tooltip: {
      en: 'Makes a second thing that is like this one. It is gone after Stop.',
      de: 'Macht ein zweites Ding, das so ist wie dieses. Nach Stopp ist es weg.',
    },
    keywords: { en: 'clone create spawn myself', de: 'klon erzeuge verdopple von mir selbst' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.clone({at: ${coder.place('PLACE')}});`)
    },
  },
  event_copied: {
    category: 'control',
    shape: 'event',
    message: { en: 'when {ITEM} was copied as it', de: 'wenn {ITEM} kopiert wurde, Kopie heißt es' },
    args: { ITEM: { kind: 'item' } },
    tooltip: {
      en: 'Runs for each new copy; “it” is the copy.',
      de: 'Läuft für jede neue Kopie; „es“ ist die Kopie.',
    },
    keywords: { en: 'clone start as', de: 'klon entstehe' },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onClone(`, hasIt: true }),
  },
  control_delete: {
    category: 'control',
    shape: 'statement',
    message: { en: 'delete {ITEM}', de: 'lösche {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    tooltip: {
      en: 'Takes a thing away until the next start.',
      de: 'Nimmt ein Ding weg, bis zum nächsten Start.',
    },
    keywords: { en: 'remove destroy kill die clone this', de: 'entferne weg töten sterben klon diesen' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.remove();`)
    },
  },
  control_scene: {
    category: 'control',
    shape: 'last',
    message: { en: 'go to scene {SCENE}', de: 'gehe zur Szene {SCENE}' },
    args: { SCENE: { kind: 'text-field', value: { en: 'scene2', de: 'scene2' }, names: 'scenes' } },
    tooltip: {
      en: 'Goes on in another scene of this project.',
      de: 'Macht in einer anderen Szene des Projekts weiter.',
    },
    keywords: { en: 'level next open', de: 'level nächste öffne' },
    code(coder) {
      coder.line(`openScene(${quote(coder.choice('SCENE'))});`)
    },
  },
  control_restart: {
    category: 'control',
    shape: 'last',
    message: { en: 'restart the scene', de: 'starte die Szene neu' },
    args: {},
    tooltip: { en: 'Begins this scene from its start.', de: 'Fängt diese Szene von vorn an.' },
    keywords: { en: 'again reset', de: 'nochmal zurücksetzen' },
    code(coder) {
      coder.line('restart();')
    },
  },
} as const satisfies Record<string, BlockDefinition>
