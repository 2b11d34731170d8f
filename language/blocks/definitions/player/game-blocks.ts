import type { BlockDefinition } from '../../block-definition.ts'
import { call } from '../../expression.ts'
import { numberSlot, textSlot } from '../../slots.ts'

/** Blocks for score, health and the end of a game. */
export const gameBlocks = {
  game_set_score: {
    category: 'player',
    shape: 'statement',
    message: { en: 'set score to {VALUE}', de: 'setze Punkte auf {VALUE}' },
    args: { VALUE: numberSlot(0) },
    keywords: { en: 'points', de: 'Punktestand' },
    tooltip: { en: 'Shows the points on the screen.', de: 'Zeigt die Punkte auf dem Bildschirm.' },
    code: (coder) => coder.line(`game.score = ${coder.number('VALUE')};`),
  },
  game_change_score: {
    category: 'player',
    shape: 'statement',
    message: { en: 'change score by {VALUE}', de: 'ändere Punkte um {VALUE}' },
    args: { VALUE: numberSlot(1) },
    keywords: { en: 'points add', de: 'Punktestand dazu hinzufügen' },
    tooltip: { en: 'More points; with a minus fewer.', de: 'Mehr Punkte; mit Minus weniger.' },
    code: (coder) => coder.line(`game.score += ${coder.number('VALUE')};`),
  },
  game_score: {
    category: 'player',
    shape: 'Number',
    message: { en: 'score', de: 'Punkte' },
    args: {},
    keywords: { en: 'points', de: 'Punktestand' },
    tooltip: { en: 'The points just now.', de: 'Die Punkte gerade jetzt.' },
    code: () => call('game.score'),
  },
  game_set_health: {
    category: 'player',
    shape: 'statement',
    message: { en: 'set health to {VALUE}', de: 'setze Leben auf {VALUE}' },
    args: { VALUE: numberSlot(100) },
    keywords: { en: 'life lives', de: 'Lebenspunkte' },
    tooltip: { en: 'From 0 to 100, shown as a bar.', de: 'Von 0 bis 100, als Balken gezeigt.' },
    code: (coder) => coder.line(`game.health = ${coder.number('VALUE')};`),
  },
  game_change_health: {
    category: 'player',
    shape: 'statement',
    message: { en: 'change health by {VALUE}', de: 'ändere Leben um {VALUE}' },
    args: { VALUE: numberSlot(-10) },
    keywords: { en: 'lose gain life lives', de: 'verlieren' },
    tooltip: { en: 'With a minus it hurts.', de: 'Mit Minus tut es weh.' },
    code: (coder) => coder.line(`game.health += ${coder.number('VALUE')};`),
  },
  game_health: {
    category: 'player',
    shape: 'Number',
    message: { en: 'health', de: 'Leben' },
    args: {},
    keywords: { en: 'life lives', de: 'Lebenspunkte' },
    tooltip: { en: 'From 0 to 100.', de: 'Von 0 bis 100.' },
    code: () => call('game.health'),
  },
  game_board: {
    category: 'player',
    shape: 'statement',
    level: 'maker',
    message: { en: '{SHOW} score and health', de: '{SHOW} Punkte und Leben' },
    args: {
      SHOW: {
        kind: 'choice',
        choices: [
          { value: 'showScore', words: { en: 'show', de: 'zeige' } },
          { value: 'hideScore', words: { en: 'hide', de: 'verstecke' } },
        ],
      },
    },
    keywords: { en: 'points', de: 'Punktestand' },
    tooltip: { en: 'At the top of the screen.', de: 'Oben auf dem Bildschirm.' },
    code: (coder) => coder.line(`game.${coder.choice('SHOW')}();`),
  },
  game_win: {
    category: 'player',
    shape: 'statement',
    message: { en: 'you win! {TEXT}', de: 'gewonnen! {TEXT}' },
    args: { TEXT: textSlot('Well done!', 'Gut gemacht!') },
    keywords: { en: 'victory won', de: 'gewinnen gewonnen Sieg' },
    tooltip: { en: 'Ends the game.', de: 'Beendet das Spiel.' },
    code: (coder) => coder.line(`game.win(${coder.text('TEXT')});`),
  },
  game_over: {
    category: 'player',
    shape: 'statement',
    message: { en: 'game over {TEXT}', de: 'verloren {TEXT}' },
    args: { TEXT: textSlot('Try again!', 'Versuch es noch einmal!') },
    keywords: { en: 'lose lost', de: 'verlieren verloren vorbei' },
    tooltip: { en: 'Ends the game.', de: 'Beendet das Spiel.' },
    code: (coder) => coder.line(`game.lose(${coder.text('TEXT')});`),
  },
} as const satisfies Record<string, BlockDefinition>
