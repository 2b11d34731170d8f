import type { Say } from '../course.ts'
import { awayFrom, facts, stops } from './solar-system-facts.ts'
import {
  earthDistance,
  moonDistance,
  planetHeight,
  planets,
  solarSystemThings,
  tourStart,
} from './solar-system-things.ts'

/** The finished world in JavaScript. */
export function solarSystemScript(say: Say): string {
  const [startX, , startZ] = tourStart
  const nameOf = new Map(solarSystemThings(say).map(({ id, name }) => [id, name]))
  const planetRows = planets.map(
    ({ name, distance, years }) => `  {name: '${say(...name)}', distance: ${distance}, years: ${years}},\n`,
  )
  const stopRows = stops.map(
    (id) => `  {name: '${nameOf.get(id)}', away: ${awayFrom(id)}, says: '${say(...facts[id])}'},\n`,
  )
  return `const sun = scene.get('${say('Sun', 'Sonne')}');
const sunlight = scene.get('${say('Sunlight', 'Sonnenlicht')}');
const earth = scene.get('${say('Earth', 'Erde')}');
const moon = scene.get('${say('Moon', 'Mond')}');
const rocket = scene.get('${say('Rocket', 'Rakete')}');

${say('// One more line is one more planet. distance is in metres, years are years of ours.', '// Eine Zeile mehr ist ein Planet mehr. distance ist in Metern, years sind Jahre von uns.')}
const planets = [
${planetRows.join('')}];

${say('// Where the tour goes, from how many metres away one looks, and what one hears there.', '// Wohin der Rundflug geht, aus wie vielen Metern man schaut und was man dort hört.')}
const stops = [
${stopRows.join('')}];

let time = 0; ${say('// 1: everything moves, 0: everything rests', '// 1: alles bewegt sich, 0: alles ruht')}

onStart(() => {
  sunlight.brightness = 6;
  sun.playClip('idle');
  scene.get('Jupiter').pattern = 'stripes';
  earth.spin('y', 0.3);
  time = 1;
});

${say('// A place on a circle: cos says how far to the right, sin how far away.', '// Ein Ort auf einem Kreis: cos sagt, wie weit rechts, sin, wie weit weg.')}
function circle(thing, middle, distance, angle, height) {
  thing.position = {
    x: middle.x + cos(angle) * distance,
    y: height,
    z: middle.z - sin(angle) * distance,
  };
}

onStart(async () => {
  let earthAngle = 0;
  let moonAngle = 0;
  while (true) {
    ${say('// 0.6 degrees in a picture are a turn in ten seconds: that is our year.', '// 0,6 Grad in einem Bild sind eine Runde in zehn Sekunden: Das ist unser Jahr.')}
    earthAngle += 0.6 * time;
    circle(earth, {x: 0, z: 0}, ${earthDistance}, earthAngle, ${planetHeight - 0.7});
    moonAngle += 4 * time;
    circle(moon, earth.position, ${moonDistance}, moonAngle, ${planetHeight - 0.25});
    await nextFrame();
  }
});

onStart(async () => {
  const angles = planets.map((planet, index) => (index + 1) * 75);
  while (true) {
    for (let i = 0; i < planets.length; i += 1) {
      ${say('// Who needs more years goes more slowly.', '// Wer mehr Jahre braucht, ist langsamer.')}
      angles[i] += 0.6 / planets[i].years * time;
      circle(scene.get(planets[i].name), {x: 0, z: 0}, planets[i].distance, angles[i], ${planetHeight});
    }
    await nextFrame();
  }
});

for (const stop of stops) {
  const thing = scene.get(stop.name);
  thing.onClick(async () => {
    sound.play('pop');
    await thing.say(stop.says, {seconds: 2.5});
  });
}

rocket.onClick(() => broadcast('${say('tour', 'Rundflug')}'));
xr.onStart(() => broadcast('${say('tour', 'Rundflug')}')); ${say('// with VR glasses it begins by itself', '// mit VR-Brille beginnt er von selbst')}

onMessage('${say('tour', 'Rundflug')}', async () => {
  if (time === 0) return; ${say('// one tour at a time', '// immer nur ein Rundflug')}
  ${say('// Everything rests meanwhile, or the planets would fly away from us.', '// Solange ruht alles, sonst flögen uns die Planeten davon.')}
  time = 0;
  player.view('first');
  for (const stop of stops) {
    const thing = scene.get(stop.name);
    visit(thing.position.x, thing.position.z + stop.away);
    await thing.say(stop.says, {seconds: 2.5});
  }
  player.teleport({x: ${startX}, y: 0, z: ${startZ}});
  player.view('third');
  time = 1;
});

function visit(x, z) {
  player.teleport({x: x, y: 0, z: z});
  sound.play('teleport');
}
`
}
