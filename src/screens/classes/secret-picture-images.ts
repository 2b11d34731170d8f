import type { SecretPicture } from '../../../protocol/classes/secret-pictures.ts'
import bee from '../../assets/thumbnails/bee.webp?no-inline'
import boat from '../../assets/thumbnails/boat.webp?no-inline'
import cat from '../../assets/thumbnails/cat.webp?no-inline'
import cloud from '../../assets/thumbnails/cloud.webp?no-inline'
import crown from '../../assets/thumbnails/crown.webp?no-inline'
import dog from '../../assets/thumbnails/dog.webp?no-inline'
import dragon from '../../assets/thumbnails/dragon.webp?no-inline'
import fish from '../../assets/thumbnails/fish.webp?no-inline'
import flower from '../../assets/thumbnails/flowers.webp?no-inline'
import fox from '../../assets/thumbnails/fox.webp?no-inline'
import frog from '../../assets/thumbnails/frog.webp?no-inline'
import star from '../../assets/thumbnails/gold-star.webp?no-inline'
import heart from '../../assets/thumbnails/heart.webp?no-inline'
import house from '../../assets/thumbnails/house.webp?no-inline'
import castle from '../../assets/thumbnails/keep.webp?no-inline'
import key from '../../assets/thumbnails/key.webp?no-inline'
import moon from '../../assets/thumbnails/moon.webp?no-inline'
import mushroom from '../../assets/thumbnails/mushroom.webp?no-inline'
import owl from '../../assets/thumbnails/owl.webp?no-inline'
import penguin from '../../assets/thumbnails/penguin.webp?no-inline'
import robot from '../../assets/thumbnails/robot.webp?no-inline'
import rocket from '../../assets/thumbnails/rocket.webp?no-inline'
import train from '../../assets/thumbnails/train.webp?no-inline'
import tree from '../../assets/thumbnails/tree.webp?no-inline'

/** What a pupil sees of each secret picture, 160 × 160. */
export const secretPictureImages: Readonly<Record<SecretPicture, string>> = {
  bee,
  boat,
  castle,
  cat,
  cloud,
  crown,
  dog,
  dragon,
  fish,
  flower,
  fox,
  frog,
  heart,
  house,
  key,
  moon,
  mushroom,
  owl,
  penguin,
  robot,
  rocket,
  star,
  train,
  tree,
}
