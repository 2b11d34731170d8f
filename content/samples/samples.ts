import { basketball } from './basketball.ts'
import { behindTheDoor } from './behind-the-door.ts'
import { bouncingBall } from './bouncing-ball.ts'
import { coinRush } from './coin-rush.ts'
import { danceParty } from './dance-party.ts'
import { dayAndNight } from './day-and-night.ts'
import { diceTower } from './dice-tower.ts'
import { drumMachine } from './drum-machine.ts'
import { fishSchool } from './fish-school.ts'
import { ghostHunt } from './ghost-hunt.ts'
import { guessMyNumber } from './guess-my-number.ts'
import { hungryCat } from './hungry-cat.ts'
import { islandTrain } from './island-train.ts'
import { lavaStones } from './lava-stones.ts'
import { lighthouse } from './lighthouse.ts'
import { littleFilm } from './little-film.ts'
import { mirrorWords } from './mirror-words.ts'
import { moonJump } from './moon-jump.ts'
import { museum } from './museum.ts'
import { owlQuiz } from './owl-quiz.ts'
import { paintRobot } from './paint-robot.ts'
import { piano } from './piano.ts'
import { racingCar } from './racing-car.ts'
import type { Sample } from './sample.ts'
import { snackBar } from './snack-bar.ts'
import { starSpiral } from './star-spiral.ts'
import { stationClock } from './station-clock.ts'
import { storyFrog } from './story-frog.ts'
import { sunflowers } from './sunflowers.ts'
import { trafficLight } from './traffic-light.ts'
import { treasureHunt } from './treasure-hunt.ts'

/** Worlds with programs to look at and to remix, from simple to rich: each has blocks that none before it has. */
export const samples: readonly Sample[] = [
  lighthouse,
  owlQuiz,
  piano,
  fishSchool,
  trafficLight,
  bouncingBall,
  paintRobot,
  stationClock,
  snackBar,
  diceTower,
  dayAndNight,
  hungryCat,
  littleFilm,
  starSpiral,
  storyFrog,
  treasureHunt,
  coinRush,
  moonJump,
  basketball,
  drumMachine,
  guessMyNumber,
  islandTrain,
  ghostHunt,
  behindTheDoor,
  lavaStones,
  mirrorWords,
  danceParty,
  museum,
  sunflowers,
  racingCar,
]
