import { expect } from 'vitest'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { entityId, frameEntity } from '../../support/scripts/frame-entities.ts'
import { copies } from '../seen-in-frame/expect-seen.ts'
import type { Seen } from '../seen-in-frame/seen.ts'
import { type CasesOf, type HelperCase, type HelperName, me } from './helper-case.ts'

const thing = (seen: Seen, name: HelperName) => {
  const drawn = seen.things[me(name)]
  if (!drawn) throw new Error(`nothing is drawn of ${name}`)
  return drawn
}
/** Where the thing is drawn in the end. */
const at =
  (name: HelperName, ...place: readonly number[]) =>
  (seen: Seen): void => {
    for (const [axis, metres] of place.entries())
      expect(thing(seen, name).position[axis]).toBeCloseTo(metres, 4)
  }
const turned =
  (name: HelperName, axis: 0 | 1 | 2, degrees: number) =>
  (seen: Seen): void =>
    expect(thing(seen, name).rotation[axis]).toBeCloseTo(degrees, 4)
const looks =
  (name: HelperName, part: string) =>
  (seen: Seen): void =>
    expect(thing(seen, name).look).toContain(part)
const moves = (verb: string, name: HelperName, ...place: readonly number[]): HelperCase => ({
  does: `await me.${verb}(2, {seconds: 0.1}); tell('there')`,
  tells: ['there'],
  sees: at(name, ...place),
})
const turns = (verb: string, name: HelperName, axis: 0 | 1, degrees: number): HelperCase => ({
  does: `await me.${verb}(40, {seconds: 0.1}); tell('there')`,
  tells: ['there'],
  sees: turned(name, axis, degrees),
})

const dog = { kind: 'model', components: { model: { name: 'dog' } } } as const
const painted = { components: { geometry: { primitive: 'box' }, material: { color: '#123456' } } }
/** Cases that fall do so on level ground: hills begin at 16 m. */
const falling = (position: [number, number, number]) => ({
  position,
  components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } },
})
const film = { kind: 'video', components: { video: { source: 'asset:film' } } } as const
const click = (name: HelperName): RunInput => ({ kind: 'click', entityId: entityId(me(name)) })
const point = (name: HelperName | null): RunInput => ({
  kind: 'pointer',
  entityId: name === null ? null : entityId(me(name)),
})
const shaped = (id: string, primitive: string, position: [number, number, number]) =>
  frameEntity(id, { position, components: { geometry: { primitive } } })
const near = { position: [0.5, 0, 0] as [number, number, number] }

export const itemCases: CasesOf<'item'> = {
  'item.name': { does: 'tell(me.name)', tells: ['item-name'] },
  'item.moveForward': moves('moveForward', 'item.moveForward', 0, 0, 2),
  'item.moveBack': moves('moveBack', 'item.moveBack', 0, 0, -2),
  'item.moveLeft': moves('moveLeft', 'item.moveLeft', 2, 0, 0),
  'item.moveRight': moves('moveRight', 'item.moveRight', -2, 0, 0),
  'item.moveUp': moves('moveUp', 'item.moveUp', 0, 2, 0),
  'item.moveDown': moves('moveDown', 'item.moveDown', 0, -2, 0),
  'item.turnLeft': turns('turnLeft', 'item.turnLeft', 1, 40),
  'item.turnRight': turns('turnRight', 'item.turnRight', 1, -40),
  'item.turnUp': turns('turnUp', 'item.turnUp', 0, -40),
  'item.turnDown': turns('turnDown', 'item.turnDown', 0, 40),
  'item.moveOn': {
    does: 'me.moveOn(1)',
    sees: (seen) => expect(thing(seen, 'item.moveOn').position[2]).toBeGreaterThan(1),
  },
  'item.follow': {
    does: 'me.follow(other, {distance: 1, speed: 9})',
    sees: (seen) => {
      const [x = 0, , z = 0] = thing(seen, 'item.follow').position
      expect(Math.hypot(x - 4, z - 4)).toBeCloseTo(1, 4)
    },
  },
  'item.circleAround': {
    does: 'await me.circleAround(other, {distance: 2, seconds: 0.5})',
    sees: (seen) => {
      const [x = 0, , z = 0] = thing(seen, 'item.circleAround').position
      expect(Math.hypot(x - 4, z - 4)).toBeCloseTo(2, 4)
    },
  },
  'item.followPath': {
    does: 'await me.followPath([{x: 1, y: 0, z: 0}, other], {seconds: 0.5}); tell("there")',
    tells: ['there'],
    sees: at('item.followPath', 4, 0, 4),
  },
  'item.turnBackAtEdge': {
    me: { position: [20, 0, 0], rotation: [0, 90, 0] },
    does: 'me.turnBackAtEdge(10)',
    sees: at('item.turnBackAtEdge', 10, 0, 0),
  },
  'item.goToRandomPlace': {
    does: 'me.goToRandomPlace(3); tell(Math.abs(me.position.x) <= 3 && Math.abs(me.position.z) <= 3)',
    tells: ['true'],
    sees: (seen) => expect(thing(seen, 'item.goToRandomPlace').position).not.toEqual([0, 0, 0]),
  },
  'item.glideTo': {
    does: "await me.glideTo(other, {seconds: 0.2}); tell('there')",
    tells: ['there'],
    sees: at('item.glideTo', 4, 0, 4),
  },
  'item.goTo': { does: 'me.goTo({x: 1, y: 2, z: 3})', sees: at('item.goTo', 1, 2, 3) },
  'item.pointTowards': { does: 'me.pointTowards(other)', sees: turned('item.pointTowards', 1, 45) },
  'item.spin': {
    does: "me.spin('y', 0.05)",
    sees: (seen) => expect(Math.abs(thing(seen, 'item.spin').rotation[1] ?? 0)).toBeGreaterThan(20),
  },
  'item.stop': {
    does: 'me.moveOn(1); await wait(0.1); me.stop(); const { z } = me.position; await wait(0.3); tell(me.position.z - z)',
    tells: ['0'],
  },
  'item.position': { does: 'me.position.x = 3; me.position.y += 1', sees: at('item.position', 3, 1, 0) },
  'item.rotation': { does: 'me.rotation.y = 30', sees: turned('item.rotation', 1, 30) },
  'item.size': {
    does: 'me.size = 2',
    sees: (seen) => expect(thing(seen, 'item.size').size).toBeCloseTo(2, 4),
  },
  'item.color': { me: painted, does: "me.color = 'red'", sees: looks('item.color', '#ff0000') },
  'item.opacity': { me: painted, does: 'me.opacity = 0.25', sees: looks('item.opacity', '"opacity":0.25') },
  'item.visible': {
    does: 'me.visible = false',
    sees: (seen) => expect(thing(seen, 'item.visible').isVisible).toBe(false),
  },
  'item.say': {
    does: "me.say('I am here', {seconds: 60})",
    sees: ({ painted: words }) => expect(words).toContain('I am here'),
  },
  'item.think': {
    does: "me.think('Where am I', {seconds: 60})",
    sees: ({ painted: words }) => expect(words).toContain('Where am I'),
  },
  'item.text': {
    me: { kind: 'text', components: { text: { value: 'old', color: '#000000' } } },
    does: "me.text = 'new'",
    sees: looks('item.text', '"value":"new"'),
  },
  'item.font': {
    me: { kind: 'text', components: { text: { value: 'old', color: '#000000' } } },
    does: "me.font = 'caveat'",
    sees: looks('item.font', '"font":"caveat"'),
  },
  'item.glow': { me: painted, does: 'me.glow = 1', sees: looks('item.glow', '"glow":1') },
  'item.pattern': {
    me: painted,
    does: "me.pattern = 'stripes'",
    sees: looks('item.pattern', 'pattern-stripes'),
  },
  'item.model': { me: dog, does: "me.model = 'frog'", sees: looks('item.model', '"name":"frog"') },
  'item.showPicture': {
    me: painted,
    other: { kind: 'image', components: { image: { source: 'asset:photo' } } },
    does: 'me.showPicture(other)',
    sees: looks('item.showPicture', 'asset:photo'),
  },
  'item.brightness': {
    me: { kind: 'light', components: { light: { type: 'point', color: '#ffffff', intensity: 1 } } },
    does: 'me.brightness = 4',
    sees: looks('item.brightness', '"intensity":4'),
  },
  'item.particles': {
    does: "me.particles('fire', {seconds: 60})",
    sees: ({ bursts }) => expect(bursts).toBeGreaterThan(0),
  },
  'item.playClip': { me: dog, does: "me.playClip('walk')", sees: looks('item.playClip', '"clip":"walk"') },
  'item.stopClip': {
    me: dog,
    does: "me.playClip('walk'); await wait(0.1); me.stopClip()",
    sees: looks('item.stopClip', '"clip":"none"'),
  },
  'item.blendTo': {
    me: dog,
    does: "me.blendTo('walk', {seconds: 0.1})",
    sees: looks('item.blendTo', '"clip":"walk"'),
  },
  'item.clip': { me: dog, does: "me.playClip('walk'); tell(me.clip)", tells: ['walk'] },
  'item.clipSpeed': { me: dog, does: 'me.clipSpeed = 2', sees: looks('item.clipSpeed', '"speed":2') },
  'item.effect': { does: "me.effect('bounce')", sees: looks('item.effect', 'bounce') },
  'item.stopEffect': {
    does: "me.effect('bounce'); await wait(0.1); me.stopEffect()",
    sees: (seen) => expect(thing(seen, 'item.stopEffect').look).not.toContain('bounce'),
  },
  'item.physics': {
    run: 'physics',
    me: { position: [0, 3, 0] },
    does: "me.physics = 'falling'",
    sees: (seen) => expect(thing(seen, 'item.physics').position[1]).toBeCloseTo(0.5, 1),
  },
  'item.mass': { run: 'physics', me: falling([-9, 1, -3]), does: 'me.mass = 3; tell(me.mass)', tells: ['3'] },
  'item.bounciness': {
    run: 'physics',
    me: falling([-6, 3, -3]),
    // Without it a ball stays below.
    does: 'me.bounciness = 0.9; await waitUntil(() => me.position.y < 0.6); let top = 0; repeatEvery(0.02, () => { top = Math.max(top, me.position.y) }); await wait(0.9); tell(top > 1.5)',
    tells: ['true'],
  },
  'item.friction': {
    run: 'physics',
    me: falling([-3, 1, -3]),
    does: 'me.friction = 0.1; tell(me.friction)',
    tells: ['0.1'],
  },
  'item.velocity': {
    run: 'physics',
    me: falling([0, 1, -3]),
    does: 'me.velocity.y = 6; await wait(0.25); tell(me.position.y > 1.9)',
    tells: ['true'],
  },
  'item.push': {
    run: 'physics',
    me: falling([3, 1, -3]),
    does: "me.push('up', 6); await wait(0.25); tell(me.position.y > 1.9)",
    tells: ['true'],
  },
  'item.throwTo': {
    run: 'physics',
    me: falling([-3, 1, -8]),
    other: { position: [0, 0.5, -8] },
    does: 'me.throwTo(other); await wait(1.5); tell(me.position.x > -1.5)',
    tells: ['true'],
  },
  'item.onBump': {
    run: 'physics',
    me: falling([6, 3, -3]),
    does: 'let n = 0; me.onBump(2, (speed) => { n += 1; if (n === 1) tell(speed > 3) })',
    tells: ['true'],
  },
  'item.clone': {
    does: 'const copy = me.clone({at: {x: -9, y: 5, z: 0}}); tell(copy.position.x)',
    tells: ['-9'],
    sees: (seen) => expect(copies(seen)).toContainEqual([-9, 5, 0]),
  },
  'item.remove': {
    does: 'me.remove()',
    sees: ({ things }) => expect(things).not.toHaveProperty(me('item.remove')),
  },
  'item.onClick': {
    does: "me.onClick(() => tell('click'))",
    tells: ['click'],
    inputs: { 20: [click('item.onClick')] },
  },
  'item.onPointerEnter': {
    does: "me.onPointerEnter(() => tell('in'))",
    tells: ['in'],
    inputs: { 30: [point('item.onPointerEnter')], 33: [point(null)] },
  },
  'item.onPointerLeave': {
    does: "me.onPointerLeave(() => tell('out'))",
    tells: ['out'],
    inputs: { 40: [point('item.onPointerLeave')], 43: [point(null)] },
  },
  'item.onTouch': {
    does: "me.onTouch(other, () => tell('touch')); await wait(0.1); await me.glideTo(other, {seconds: 0.3})",
    tells: ['touch'],
  },
  'item.onTouchLike': {
    things: [shaped('ball-1', 'sphere', [3, 0, 0]), shaped('ball-2', 'sphere', [6, 0, 0])],
    does: "me.onTouchLike(scene.byId('ball-1'), (ball) => tell(ball.name)); await wait(0.1); await me.glideTo({x: 9, y: 0, z: 0}, {seconds: 0.8})",
    tells: ['ball-1', 'ball-2'],
  },
  'item.onTouchEnd': {
    does: "me.onTouchEnd(other, () => tell('over')); await wait(0.1); await me.glideTo(other, {seconds: 0.3}); tell('there'); await me.glideTo({x: 0, y: 0, z: 0}, {seconds: 0.3})",
    tells: ['there', 'over'],
  },
  'item.onClone': {
    does: 'me.onClone((copy) => { tell(copy === me); copy.goTo({x: -9, y: 7, z: 0}) }); me.clone()',
    tells: ['false'],
    sees: (seen) => expect(copies(seen)).toContainEqual([-9, 7, 0]),
  },
  'item.isTouching': {
    other: near,
    does: 'tell(me.isTouching(other)); me.goTo({x: 99, y: 0, z: 0}); tell(me.isTouching(other))',
    tells: ['true', 'false'],
  },
  'item.isTouchingLike': {
    me: { position: [60, 0, 0] },
    things: [shaped('ring-1', 'torus', [90, 0, 0]), shaped('ring-2', 'torus', [60.4, 0, 0])],
    does: "tell(me.isTouchingLike(scene.byId('ring-1'))); scene.byId('ring-2').remove(); tell(me.isTouchingLike(scene.byId('ring-1')))",
    tells: ['true', 'false'],
  },
  'item.isPointedAt': {
    does: 'tell(me.isPointedAt); await wait(0.9); tell(me.isPointedAt)',
    tells: ['false', 'true'],
    inputs: { 50: [point('item.isPointedAt')], 60: [point(null)] },
  },
  'item.my': { does: 'me.my.lives = 3; tell(me.my.lives, other.my.lives)', tells: ['3 0'] },
  'item.play': {
    run: 'sound',
    me: film,
    does: 'await wait(1); me.play()',
    sees: ({ films }) => expect(films).toBeGreaterThan(1),
  },
  'item.pause': {
    run: 'sound',
    me: film,
    does: 'await wait(1); me.pause()',
    sees: ({ pauses }) => expect(pauses).toBeGreaterThan(0),
  },
}
