const refuse = () => Promise.reject(new Error('Parse keeps no files here'));

/** Parse Server wants a file store; this one takes and gives nothing. */
export const refuseFiles = {
  createFile: refuse,
  deleteFile: refuse,
  getFileData: refuse,
  getFileLocation: () => '',
};
