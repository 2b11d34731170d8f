import { block } from '../templates/block-notation.ts'
import { placed } from '../templates/placed.ts'
import type { BlockBlueprint } from '../templates/scene-blueprint.ts'
import { program } from './kit/program.ts'
import { stage } from './kit/stage.ts'
import type { Sample } from './sample.ts'
import { sampleTexts } from './sample-texts.ts'

const right = block('game_change_score', { VALUE: 1 })
const isAnswer = (answer: string) =>
  block('logic_compare', { A: block('sensing_answer', {}), OP: 'EQ', B: answer })
const hasAnswer = (part: string) =>
  block('operator_contains', { TEXT: block('sensing_answer', {}), PART: part })

/** What is asked, when it is right, and what the owl says if not. */
const question = (text: string, check: BlockBlueprint, solution: string): readonly BlockBlueprint[] => [
  block('sensing_ask', { TEXT: text }),
  block('control_if_else', {
    IF: check,
    DO: [right, block('sound_play', { SOUND: 'right' })],
    ELSE: [block('looks_say', { ITEM: 'owl', TEXT: solution, SECONDS: 2 })],
  }),
]

/** Three questions of an owl. */
export const owlQuiz: Sample = {
  slug: 'owl-quiz',
  ...sampleTexts['owl-quiz'],
  isProject: true,
  world: {
    displayName: 'The Owl’s Quiz',
    entities: [
      ...stage({
        preset: 'forest',
        from: [2.6, 2.6, 8.4],
        at: [0, 1.5, 0],
        player: [-3.2, 0, 1.5],
        turn: 40,
      }),
      placed('log', 'Log', [0, 0, 0], { turn: 20, size: 1.3 }),
      placed('owl', 'Owl', [0, 0.75, 0], { turn: 14, size: 1.7 }),
      placed('bookshelf', 'Bookshelf', [-2.4, 0, -1.6], { turn: 24, size: 1.2 }),
      placed('lantern', 'Lantern', [2.2, 0, 0.4], { turn: -30 }),
      placed('mushroom', 'Mushroom', [1.5, 0, 1.7], { size: 0.6 }),
      placed('mushroom', 'Mushroom 2', [-1.5, 0, 1.9], { size: 0.45 }),
      placed('flowers', 'Flowers', [3, 0, 2.2], { turn: 60 }),
      placed('bush', 'Bush', [2.8, 0, -2.2], { turn: 80, size: 1.2 }),
      placed('tree', 'Tree', [-4.6, 0, -3.4], { size: 1.2 }),
      placed('pine', 'Pine', [4.6, 0, -4], { size: 1.3 }),
    ],
    files: program(
      [],
      [
        block('event_start', {}),
        block('game_set_score', { VALUE: 0 }),
        block('looks_say', { ITEM: 'owl', TEXT: 'Three questions. Ready?', SECONDS: 1.5 }),
        ...question('What is 6 × 7?', isAnswer('42'), 'It is 42.'),
        ...question('Which planet has big rings?', hasAnswer('aturn'), 'It is Saturn.'),
        ...question('How many legs has a spider?', isAnswer('8'), 'It has 8 legs.'),
        block('control_if_else', {
          IF: block('logic_compare', { A: block('game_score', {}), OP: 'EQ', B: 3 }),
          DO: [block('game_win', { TEXT: 'All three right. You are as wise as the owl!' })],
          ELSE: [block('looks_say', { ITEM: 'owl', TEXT: 'Nearly! Press Run and try again.', SECONDS: 4 })],
        }),
      ],
    ),
  },
  tries: [
    { at: 3, answer: '42' },
    { at: 4, answer: 'It is Saturn' },
    { at: 5, answer: '8' },
  ],
  expects: [
    { says: 'Three questions', who: 'owl' },
    { effect: { kind: 'question', text: 'Which planet has big rings?' } },
    { score: 3 },
    { effect: { kind: 'end', isWon: true } },
  ],
}
