import { addAsset } from './asset/add-asset.ts'
import { creditAsset } from './asset/credit-asset.ts'
import { paintWithAsset } from './asset/paint-with-asset.ts'
import { removeAsset } from './asset/remove-asset.ts'
import { renameAsset } from './asset/rename-asset.ts'
import { replaceAsset } from './asset/replace-asset.ts'
import { showAsset } from './asset/show-asset.ts'
import { storeAsset } from './asset/store-asset.ts'
import { changeBlocks } from './blocks/change-blocks.ts'
import { changeComment } from './comment/change-comment.ts'
import { createComment } from './comment/create-comment.ts'
import { deleteComment } from './comment/delete-comment.ts'
import { completeStep } from './course/complete-step.ts'
import { restartCourse } from './course/restart-course.ts'
import { changeDoodle } from './doodle/change-doodle.ts'
import { createDoodle } from './doodle/create-doodle.ts'
import { deleteDoodle } from './doodle/delete-doodle.ts'
import { placeDoodle } from './doodle/place-doodle.ts'
import { renameDoodle } from './doodle/rename-doodle.ts'
import { changeComponent } from './entity/change-component.ts'
import { cloneEntities } from './entity/clone-entities.ts'
import { createEntity } from './entity/create-entity.ts'
import { deleteEntities } from './entity/delete-entities.ts'
import { groupEntities } from './entity/group-entities.ts'
import { hideEntities } from './entity/hide-entities.ts'
import { lockEntities } from './entity/lock-entities.ts'
import { moveEntities } from './entity/move-entities.ts'
import { pasteEntities } from './entity/paste-entities.ts'
import { removeComponent } from './entity/remove-component.ts'
import { renameEntity } from './entity/rename-entity.ts'
import { setComponent } from './entity/set-component.ts'
import { setProperty } from './entity/set-property.ts'
import { transformEntities } from './entity/transform-entities.ts'
import { ungroupEntity } from './entity/ungroup-entity.ts'
import { createFile } from './file/create-file.ts'
import { deleteFile } from './file/delete-file.ts'
import { duplicateFile } from './file/duplicate-file.ts'
import { editText } from './file/edit-text.ts'
import { renameFile } from './file/rename-file.ts'
import { reorderFile } from './file/reorder-file.ts'
import { switchFileKind } from './file/switch-file-kind.ts'
import { describeProject } from './project/describe-project.ts'
import { nameMoment } from './project/name-moment.ts'
import { renameProject } from './project/rename-project.ts'
import { restoreProject } from './project/restore-project.ts'
import { setRemixSource } from './project/set-remix-source.ts'
import { copyScene } from './scene/copy-scene.ts'
import { createScene } from './scene/create-scene.ts'
import { deleteScene } from './scene/delete-scene.ts'
import { renameScene } from './scene/rename-scene.ts'
import { reorderScene } from './scene/reorder-scene.ts'
import { setDefaultScene } from './scene/set-default-scene.ts'
import { setSceneTemplate } from './scene/set-scene-template.ts'
import { createVariable } from './variable/create-variable.ts'
import { deleteVariable } from './variable/delete-variable.ts'
import { renameVariable } from './variable/rename-variable.ts'

/**
 * Every command, one line each. A command's words (`src/i18n/{en,de}/commands.ts`) are typed by this list:
 * forgetting them does not compile.
 */
export const catalogue = [
  createEntity,
  deleteEntities,
  renameEntity,
  transformEntities,
  moveEntities,
  setComponent,
  setProperty,
  changeComponent,
  hideEntities,
  lockEntities,
  cloneEntities,
  pasteEntities,
  groupEntities,
  ungroupEntity,
  removeComponent,
  createScene,
  copyScene,
  renameScene,
  deleteScene,
  reorderScene,
  setDefaultScene,
  setSceneTemplate,
  createFile,
  renameFile,
  deleteFile,
  editText,
  reorderFile,
  switchFileKind,
  duplicateFile,
  changeBlocks,
  createVariable,
  renameVariable,
  deleteVariable,
  createComment,
  changeComment,
  deleteComment,
  addAsset,
  renameAsset,
  replaceAsset,
  removeAsset,
  storeAsset,
  showAsset,
  paintWithAsset,
  creditAsset,
  createDoodle,
  placeDoodle,
  renameDoodle,
  changeDoodle,
  deleteDoodle,
  completeStep,
  restartCourse,
  renameProject,
  describeProject,
  restoreProject,
  nameMoment,
  setRemixSource,
] as const

export type CommandType = (typeof catalogue)[number]['type']
