import type { Say } from '../course.ts'
import { trackLength } from './t-rex-things.ts'

/** The finished game in JavaScript. */
export const tRexScript = (say: Say): string => `const dino = scene.get('${say('Dino', 'Dino')}');
const cactus = scene.get('${say('Cactus', 'Kaktus')}');
const star = scene.get('${say('Play Again', 'Nochmal')}');
const tracks = [scene.get('Track'), scene.get('Track 2')];

let speed = 9; ${say('// metres a second, for everything that comes towards the dino', '// Meter in der Sekunde, für alles, was auf den Dino zukommt')}
let rise = 0; ${say('// how fast the dino goes up; below 0 it falls', '// wie schnell der Dino steigt; unter 0 fällt er')}
let record = 0;
let running = false;

onStart(() => {
  ${say('// The arrow keys and space are for the game, not for walking about.', '// Pfeiltasten und Leertaste sind für das Spiel da, nicht zum Herumlaufen.')}
  player.canMove = false;
  player.canJump = false;
  showValue('${say('record', 'Rekord')}', () => record);
  broadcast('${say('new game', 'neues Spiel')}');
});

onMessage('${say('new game', 'neues Spiel')}', async () => {
  star.visible = false;
  cactus.position = {x: 16, y: 0, z: 0};
  game.score = 0;
  speed = 9;
  dino.playClip('walk');
  dino.clipSpeed = 2;
  running = true;
  await screen.show('${say('Press space to jump!', 'Spring mit der Leertaste!')}', {seconds: 2});
});

${say('// Only from the ground, or it could fly away.', '// Nur vom Boden aus, sonst könnte er davonfliegen.')}
function jump() {
  if (running && dino.position.y < 0.01) {
    rise = 12;
    sound.play('jump');
  }
}
onKey('space', jump);
dino.onClick(jump); ${say('// for tablets, which have no keys', '// für Tablets, die keine Tasten haben')}

onStart(async () => {
  while (true) {
    ${say('// Gravity makes it slower in every picture, until it comes down again.', '// Die Schwerkraft bremst ihn in jedem Bild, bis er wieder herunterkommt.')}
    rise -= 0.4;
    dino.position.y += rise / 60;
    if (dino.position.y < 0) {
      dino.position.y = 0;
      rise = 0;
    }
    await nextFrame();
  }
});

onStart(async () => {
  while (true) {
    if (running) moveTrack();
    await nextFrame();
  }
});

${say('// The piece that has gone by is put behind the other one: so the track never ends.', '// Das Stück, das vorbei ist, kommt hinter das andere: So hört der Weg nie auf.')}
function moveTrack() {
  for (const track of tracks) {
    track.position.x -= speed / 60;
    if (track.position.x < -${trackLength}) track.position.x += ${2 * trackLength};
  }
}

onStart(async () => {
  while (true) {
    if (running) moveCactus();
    await nextFrame();
  }
});

function moveCactus() {
  cactus.position.x -= speed / 60;
  if (cactus.position.x < -13) {
    ${say('// Nobody knows how far away the next one is.', '// Niemand weiß, wie weit weg der nächste ist.')}
    cactus.position.x = random(14, 22);
    game.score += 1;
    sound.play('coin');
    speed = Math.min(18, speed + 0.5);
  }
}

dino.onTouch(cactus, () => {
  if (!running) return;
  running = false;
  broadcast('${say('game over', 'vorbei')}');
});

onMessage('${say('game over', 'vorbei')}', async () => {
  sound.play('lose');
  dino.stopClip();
  record = Math.max(record, game.score);
  star.visible = true;
  star.effect('pulse');
  await camera.shake({seconds: 0.4});
  await star.say('${say('Play again? Click me or press Enter!', 'Nochmal? Klick mich oder drück Enter!')}', {seconds: 3});
});

star.onClick(() => broadcast('${say('new game', 'neues Spiel')}'));
onKey('enter', () => {
  if (!running) broadcast('${say('new game', 'neues Spiel')}');
});
`
