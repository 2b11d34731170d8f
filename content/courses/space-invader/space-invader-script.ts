import type { Say } from '../course.ts'

/** The finished game in JavaScript. */
export const spaceInvaderScript = (
  say: Say,
): string => `const rocket = scene.get('${say('Rocket', 'Rakete')}');
const laser = scene.get('Laser');
const alien = scene.get('Alien');
const boom = scene.get('${say('Boom', 'Bumm')}');

let direction = 1; ${say('// 1 is to the right, -1 to the left', '// 1 ist nach rechts, -1 nach links')}

onStart(async () => {
  ${say('// The keys steer the rocket, so nobody walks about.', '// Die Tasten steuern die Rakete, darum läuft niemand herum.')}
  player.canMove = false;
  player.canJump = false;
  laser.visible = false;
  boom.visible = false;
  game.score = 0;
  makeFleet();
  broadcast('${say('march', 'Marsch')}');
  await screen.show('${say('Arrow keys fly, space shoots!', 'Pfeiltasten fliegen, Leertaste schießt!')}', {seconds: 3});
});

${say('// Three rows of six: copies of one alien, which goes away when all are there.', '// Drei Reihen mit sechs: Kopien von einem Alien, das weggeht, wenn alle da sind.')}
function makeFleet() {
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      alien.clone({at: {x: column * 2 - 8, y: row * 1.8 + 6.6, z: 0}});
    }
  }
  alien.remove();
}

${say('// Math.max and Math.min keep the rocket inside the picture.', '// Math.max und Math.min halten die Rakete im Bild.')}
onKeyHeld('left', () => {
  rocket.position.x = Math.max(-9, rocket.position.x - 0.15);
});
onKeyHeld('right', () => {
  rocket.position.x = Math.min(9, rocket.position.x + 0.15);
});

onKey('space', () => broadcast('${say('shoot', 'Schuss')}'));
rocket.onClick(() => broadcast('${say('shoot', 'Schuss')}')); ${say('// for tablets, which have no keys', '// für Tablets, die keine Tasten haben')}

onMessage('${say('shoot', 'Schuss')}', async () => {
  ${say('// One shot at a time: as long as it flies there is no other.', '// Immer nur ein Schuss: Solange er fliegt, gibt es keinen zweiten.')}
  if (laser.visible) return;
  laser.goTo(rocket);
  laser.position.y += 2;
  laser.visible = true;
  sound.play('laser');
  while (laser.visible) {
    laser.position.y += 0.35;
    if (laser.position.y > 14) laser.visible = false;
    await nextFrame();
  }
});

laser.onTouchLike(alien, async (hit) => {
  laser.visible = false;
  boom.goTo(hit);
  hit.remove();
  game.score += 10;
  sound.play('explosion');
  boom.visible = true;
  await boom.particles('stars', {seconds: 0.3});
  boom.visible = false;
  if (scene.all(alien).length === 0) game.win('${say('The moon is safe. Well flown!', 'Der Mond ist gerettet. Gut geflogen!')}');
});

onMessage('${say('march', 'Marsch')}', async () => {
  while (true) {
    let atEdge = false;
    for (const one of scene.all(alien)) {
      one.position.x += direction * 0.5;
      if (Math.abs(one.position.x) > 8.5) atEdge = true;
    }
    if (atEdge) turnRound();
    sound.play('step');
    ${say('// The fewer there are, the faster they come.', '// Je weniger es sind, desto schneller kommen sie.')}
    await wait(0.1 + scene.all(alien).length * 0.02);
    await nextFrame();
  }
});

function turnRound() {
  direction = -direction;
  for (const one of scene.all(alien)) {
    one.position.y -= 0.8;
    if (one.position.y < 2) game.lose('${say('The aliens have landed.', 'Die Aliens sind gelandet.')}');
  }
}
`
