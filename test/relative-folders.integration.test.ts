import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDirectory } from '#environment';

it('folders are named from the project, also by a release, whose own folder is removed one day', () => {
  const file = join(projectDirectory, 'build', 'current', 'src', 'environment.ts');
  const read = `import(${JSON.stringify(file)}).then(({ readEnvironment }) => {
    const { environment } = readEnvironment({ DATA_DIR: 'kept/data', BACKUP_TO: 'kept/backups' });
    console.log(JSON.stringify([environment.dataDirectory, environment.backupTo]));
  })`;
  const [data, backups] = JSON.parse(execFileSync(process.execPath, ['-e', read], { encoding: 'utf8' }));
  expect(data).toBe(join(projectDirectory, 'kept', 'data'));
  expect(backups).toBe(join(projectDirectory, 'kept', 'backups'));
});
