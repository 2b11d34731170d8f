/** The second tab of the world of blocks: digging and stacking, in a program that a child can change. */
export const minecraftScript = `// Dig: click a block, it goes into your bag.
// Stack: press E, or click the see-through block.
const spot = scene.get('Next Block');
const fields = scene.all('block-field');
const gold = scene.all('gold-block');
const kinds = ['grass', 'earth', 'sand', 'stone', 'snow', 'gold', 'wood', 'leaf'];
const blocks = kinds.flatMap((kind) => scene.all(kind + '-block'));
const bag = [];

function dig(block) {
  block.visible = false;
  bag.unshift(block);
  sound.play('pop');
  if (gold.includes(block)) game.score += 1;
}

function stack() {
  if (bag.length === 0) return;
  const block = bag.shift();
  block.goTo(freePlace());
  block.visible = true;
  sound.play('step');
}

// The first free place in front of the player.
function freePlace() {
  const { x, y, z } = player.position;
  const east = sin(player.rotation.y);
  const south = cos(player.rotation.y);
  const place = { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
  if (Math.abs(east) > Math.abs(south)) place.x = Math.round(x + 1.5 * Math.sign(east));
  else place.z = Math.round(z + 1.5 * Math.sign(south));
  while (isTaken(place)) place.y += 1;
  return place;
}

function isTaken(place) {
  for (const { position } of fields) {
    if (place.y < position.y + 0.5 && Math.abs(position.x - place.x) < 3 && Math.abs(position.z - place.z) < 3) return true;
  }
  return blocks.some((block) => block.visible && distance(block, place) < 0.5);
}

for (const block of blocks) block.onClick(() => dig(block));
spot.onClick(stack);
onKey('e', stack);
showValue('Blocks', () => bag.length);

repeatEvery(0.1, () => {
  spot.visible = bag.length > 0;
  if (spot.visible) spot.goTo(freePlace());
});
`
