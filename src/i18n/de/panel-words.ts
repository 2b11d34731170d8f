import type { PanelWords } from '../words.ts'
import { doodle } from './doodle.ts'
import { film } from './film.ts'
import { hands } from './hands.ts'
import { leftBehind } from './left-behind.ts'
import { marker } from './marker.ts'
import { moment } from './moment.ts'
import { runBar } from './run-bar.ts'

/** What the workshop says in panels that come after its first picture, in German. */
export const panelWords: PanelWords = { doodle, film, hands, leftBehind, marker, moment, runBar }
