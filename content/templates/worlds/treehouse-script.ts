/** The second tab of the tree house: the helper API at a glance, in a program that runs. */
export const treehouseScript = `// This tab is JavaScript. It can do what blocks do, and more.
const kid = scene.get('Kid');
const chick = scene.get('Chick');

// Runs once when you press Run.
onStart(async () => {
  await wait(8);
  await kid.say('Look, the dragon is flying!', { seconds: 3 });
});

// Runs each time somebody clicks the chick: it hops.
chick.onClick(async () => {
  await chick.moveUp(1, { seconds: 0.25 });
  await chick.moveDown(1, { seconds: 0.25 });
  await chick.turnRight(90, { seconds: 0.5 });
});

// Your turn: let the kid on the deck do something, too.
`
