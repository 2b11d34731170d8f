/** The second tab of the maze: it grows a new one for each run, and hides the star in it. */
export const mazeScript = `// A new maze each time you press Run: the hedges find new places.
const hedges = range(1, 16).map((number) => scene.get('Hedge ' + number));
const star = scene.get('Star');
const rooms = range(0, 24);

// Five rooms stand in a row, 4.8 metres from one to the next.
function placeOf(room) {
  return { x: (room % 5 - 2) * 4.8, z: (Math.floor(room / 5) - 2) * 4.8 };
}

// Between two neighbours there is a gap.
const gaps = [];
for (const room of rooms) {
  if (room % 5 < 4) gaps[gaps.length] = [room, room + 1];
  if (room < 20) gaps[gaps.length] = [room, room + 5];
}

// A gap that joins two parts of the maze stays open. Into every other one goes a hedge.
const parts = range(0, 24);
const ways = rooms.map(() => []);
for (const [one, other] of shuffle(gaps)) {
  const [part, old] = [parts[one], parts[other]];
  if (part === old) {
    const [from, to] = [placeOf(one), placeOf(other)];
    hedges.pop().goTo({ x: (from.x + to.x) / 2, y: 0, z: (from.z + to.z) / 2 });
  } else {
    ways[one] = [...ways[one], other];
    ways[other] = [...ways[other], one];
    for (const room of rooms) if (parts[room] === old) parts[room] = part;
  }
}

// The star lies in the room that is farthest from the gate: the walk grows as long as there is a next room.
const walk = [22];
for (const room of walk) {
  for (const next of ways[room]) if (!walk.includes(next)) walk[walk.length] = next;
}
star.goTo({ ...placeOf(walk[24]), y: 0.6 });
`
