import type { Primitive } from '../../../model/components/geometry.ts'
import type { ModelName } from '../../../model/components/model.ts'
import ball from './ball.webp?no-inline'
import box from './box.webp?no-inline'
import bush from './bush.webp?no-inline'
import chick from './chick.webp?no-inline'
import cloud from './cloud.webp?no-inline'
import cone from './cone.webp?no-inline'
import cylinder from './cylinder.webp?no-inline'
import dragon from './dragon.webp?no-inline'
import flag from './flag.webp?no-inline'
import flowers from './flowers.webp?no-inline'
import heroTreehouse from './hero-treehouse.webp?no-inline'
import house from './house.webp?no-inline'
import kid from './kid.webp?no-inline'
import lantern from './lantern.webp?no-inline'
import log from './log.webp?no-inline'
import mushroom from './mushroom.webp?no-inline'
import path from './path.webp?no-inline'
import pine from './pine.webp?no-inline'
import plane from './plane.webp?no-inline'
import player from './player.webp?no-inline'
import pond from './pond.webp?no-inline'
import pyramid from './pyramid.webp?no-inline'
import rock from './rock.webp?no-inline'
import sphere from './sphere.webp?no-inline'
import swing from './swing.webp?no-inline'
import tRex from './t-rex.webp?no-inline'
import torus from './torus.webp?no-inline'
import tree from './tree.webp?no-inline'
import treehouse from './treehouse.webp?no-inline'
import viewTreehouse from './view-treehouse.webp?no-inline'
import worldBlank from './world-blank.webp?no-inline'
import worldMazeTerrain from './world-maze-terrain.webp?no-inline'
import worldTreehouse from './world-treehouse.webp?no-inline'

/** Addresses of the models' pictures: 160 × 160 on nothing. Taken by `scripts/render-thumbnails.ts`, like all here. */
export const modelThumbnail: Readonly<Record<ModelName, string>> = {
  tree,
  pine,
  bush,
  flowers,
  mushroom,
  rock,
  house,
  lantern,
  swing,
  treehouse,
  pond,
  log,
  path,
  cloud,
  flag,
  ball,
  kid,
  chick,
  dragon,
  't-rex': tRex,
}

/** Addresses of the basic shapes' pictures: 160 × 160 on nothing. */
export const primitiveThumbnail: Readonly<Record<Primitive, string>> = {
  box,
  sphere,
  cylinder,
  cone,
  plane,
  torus,
  pyramid,
}

/** Addresses of the starter worlds' pictures by slug: 640 × 480, each on its tray. */
export const worldThumbnail = {
  treehouse: worldTreehouse,
  'maze-terrain': worldMazeTerrain,
  blank: worldBlank,
} as const

/** All pictures by name: models, shapes, `player`, `world-{slug}`, the heroes. */
export const thumbnails: Readonly<Record<string, string>> = {
  ...modelThumbnail,
  ...primitiveThumbnail,
  player,
  'world-treehouse': worldTreehouse,
  'world-maze-terrain': worldMazeTerrain,
  'world-blank': worldBlank,
  /** 1000 × 860, the tree house on its tray, on nothing. */
  'hero-treehouse': heroTreehouse,
  /** 1600 × 1000, the tree house world as it is when it opens. */
  'view-treehouse': viewTreehouse,
}
